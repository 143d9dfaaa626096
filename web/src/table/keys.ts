/** The keys of the table: one list for the handler and for the help sheet. */
import type { Panel, Turn } from './turn.svelte';
import type { CavernaView } from '../lib/view';

export const HELP: { title: string; keys: [string, string][] }[] = [
  { title: 'keys.turn', keys: [['/', 'keys.find'], ['Tab', 'keys.tab'], ['← ↑ → ↓', 'keys.arrows'], ['Enter', 'keys.enter'], ['R', 'keys.swap'], ['E', 'keys.end'], ['Esc', 'keys.escape']] },
  { title: 'keys.help', keys: [['U', 'keys.undo'], ['Y', 'keys.redo'], ['H', 'keys.hint'], ['C', 'keys.convert'], ['F', 'keys.furnish'], ['O', 'keys.options'], ['B', 'keys.board']] },
  { title: 'keys.look', keys: [['1 – 7', 'keys.seat'], ['0', 'keys.back'], ['A', 'keys.animals'], ['S', 'keys.points'], ['L', 'keys.log'], ['T', 'keys.talk'], ['?', 'keys.keys']] },
];

const PANELS: Record<string, Panel> = { o: 'options', a: 'animals', s: 'scores', l: 'log', t: 'chat', '?': 'keys' };

function typing(event: KeyboardEvent): boolean {
  const target = event.target;
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** What a key does at the table; true if it did something. */
export function pressed(event: KeyboardEvent, turn: Turn, view: CavernaView): boolean {
  if (typing(event) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const c = turn.connection;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (/^[0-7]$/.test(key)) {
    const seat = Number(key) - 1;
    turn.shown = seat >= 0 && seat < view.players && seat !== turn.seat ? seat : null;
    return true;
  }
  const panel = PANELS[key];
  if (panel) turn.toggle(panel);
  else if (key === 'c' && turn.exchanges.length) turn.toggle('convert');
  else if (key === 'f') turn.toggle('catalogue');
  else if (key === 'u' && c.canUndo[0] !== undefined) c.undo(c.canUndo[0]);
  else if (key === 'y' && c.canRedo[0] !== undefined) c.redo(c.canRedo[0]);
  else if (key === 'h' && turn.mine) c.hint(turn.seat);
  else if (key === 'r' && turn.poses.length) turn.swapped = !turn.swapped;
  else if (key === 'b' && turn.stage) turn.look = turn.staged ? 'board' : 'form';
  else if (key === 'e' && turn.stop) turn.choose('stop');
  else if (key === 'Escape') {
    if (turn.panel !== null) turn.panel = null;
    else if (turn.first !== null) turn.first = null;
    else if (turn.shown !== null) turn.shown = null;
    else turn.forget();
  } else return false;
  return true;
}
