/** The keys of every table; a game's panels have keys of their own, and a game may add more. */
import type { Game } from '../games/game';
import type { TableView } from '../lib/view';
import type { Panel, Turn } from './turn.svelte';

const PANELS: Record<string, Panel> = {
  o: 'options',
  s: 'scores',
  l: 'log',
  t: 'chat',
  p: 'people',
  '?': 'keys',
};

function typing(event: KeyboardEvent): boolean {
  const target = event.target;
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/** What a key does at the table; true if it did something. */
export function pressed(event: KeyboardEvent, game: Game, turn: Turn, view: TableView): boolean {
  if (typing(event) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
    return false;
  const c = turn.connection;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (/^[0-7]$/.test(key)) {
    const seat = Number(key) - 1;
    turn.shown = seat >= 0 && seat < view.players && seat !== turn.seat ? seat : null;
    return true;
  }
  const panel =
    PANELS[key] ?? game.panels.find((p) => p.id !== 'convert' && p.key?.toLowerCase() === key)?.id;
  if (panel) turn.toggle(panel);
  else if (key === 'c' && turn.convertible) turn.toggle('convert');
  else if (key === 'u' && c.canUndo[0] !== undefined) c.undo(c.canUndo[0]);
  else if (key === 'y' && c.canRedo[0] !== undefined) c.redo(c.canRedo[0]);
  else if (key === 'h' && turn.mine) turn.seekHint();
  else if (key === 'e' && turn.stop) turn.choose(turn.stop.token);
  else if (key === 'Escape') {
    if (turn.panel !== null) turn.panel = null;
    else if (turn.back()) return true;
    else if (turn.ideas.length) c.forgetHints();
    else if (turn.shown !== null) turn.shown = null;
    else turn.forget();
  } else return game.press(key, turn);
  return true;
}
