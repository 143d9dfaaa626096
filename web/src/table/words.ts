/** Sentences of the table: what is asked, options and places in the chosen language. */
import { good, has, space, t, terrain, tile } from '../lib/i18n';
import type { OptionMessage } from '../lib/messages';
import type { CavernaView } from '../lib/view';
import { cellParts } from './geometry';
import { screen } from './screen.svelte';
import { cellsOf, goodsOf, groupOf, halvesOf, verbOf } from './options';
import type { Turn } from './turn.svelte';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'a, b and c'. */
export function list(words: string[]): string {
  if (words.length < 2) return words.join('');
  return t('list.and', { rest: words.slice(0, -1).join(', '), last: words[words.length - 1] ?? '' });
}

export const goodsText = (goods: [string, number][]): string => list(goods.map(([name, n]) => `${n} ${good(name, n)}`));

/** Pairs of numbers and goods in a token, '2 grain 1 sheep', as words. */
export const amounts = (words: string[]): string => goodsText(goodsOf(words));

/** A cell in words: 'row 4, column 3'. */
export function cellText(cell: string): string {
  const { row, column } = cellParts(cell);
  return t('cell', { row, column });
}

/** What a group of choices on the board builds. */
export function groupText(group: string): string {
  const [verb = '', what = ''] = group.split(' ');
  if (verb === 'tile') return has(`group.${what}`) ? t(`group.${what}`) : list(what.split('+').map(terrain));
  if (verb === 'fence') return terrain(`${what}_pasture`);
  return verb === 'stable' ? t('tray.stable') : t(`group.${verb}`);
}

/** Where the parts of a choice would lie: 'field on row 1, column 2; meadow on row 1, column 3'. */
export function whereText(option: OptionMessage): string {
  const halves = halvesOf(option);
  const cells = cellsOf(option);
  if (halves.length === 1 || halves[0] === halves[1]) return capital(list(cells.map(cellText)));
  return capital(cells.map((cell, i) => t('half', { what: terrain(halves[i] ?? ''), where: cellText(cell) })).join('; '));
}

/** An option for a person: from the catalogue if it knows the verb, else the engine's own words. */
export function optionText(option: OptionMessage): string {
  const [verb = '', ...rest] = option.token.split(' ');
  const key = `option.${verb}`;
  if (!has(key)) return option.label;
  return t(key, { what: describeRest(verb, rest), n: Number(rest[0] ?? 0) || 0 });
}

function describeRest(verb: string, rest: string[]): string {
  const first = rest[0] ?? '';
  if (verb === 'keep' || verb === 'clear') return space(first);
  if (verb === 'sow' || verb === 'cook' || verb === 'pay' || verb === 'pay_food') return goodsText(goodsOf(rest)) || t('nothing');
  if (verb === 'breed') return first === 'none' ? t('nothing') : list(rest.map((name) => good(name)));
  if (verb === 'skip') return t(`step.${first}`);
  if (verb === 'buy') return good(first);
  return rest.join(' ');
}

/** Everything that can still be done in this decision, in words without the end of the turn. */
export function todo(turn: Turn): string[] {
  const tiles = turn.groups.filter((group) => group.startsWith('tile ')).map(groupText);
  const found = tiles.length ? [t('todo.tile', { what: tiles.join(` ${t('list.or')} `) })] : [];
  const fences = turn.groups.filter((group) => group.startsWith('fence '));
  if (fences.length) found.push(t(fences.length > 1 ? 'todo.fence' : `todo.${fences[0]?.replace(' ', '_')}`));
  if (turn.groups.includes('stable')) found.push(t('todo.stable'));
  if (turn.furnish.length) found.push(t('todo.furnish'));
  for (const verb of new Set([...turn.lists, ...turn.buttons].map(verbOf))) if (has(`todo.${verb}`)) found.push(t(`todo.${verb}`));
  if (turn.loot.length) found.push(t('todo.loot'));
  if (turn.market.length) found.push(t('todo.buy'));
  return [...new Set(found)];
}

/** The name of the button that leaves the rest undone. */
export function stopText(turn: Turn): string {
  const kinds = [...new Set(turn.options.filter((o) => o.token !== 'stop').map((o) => groupOf(o).split(' ')[0] ?? ''))];
  const taken = ((turn.ask['taken'] as string[] | undefined) ?? []).length;
  if (turn.asks === 'expedition' && taken) return t('stop.expedition', { n: taken });
  return kinds.length === 1 && has(`stop.${kinds[0]}`) ? t(`stop.${kinds[0]}`) : t('act.end');
}

/** Words for fingers where those for mouse and keys would be wrong. */
const touch = (key: string): string => (screen.kind !== 'desk' && has(`${key}_touch`) ? `${key}_touch` : key);

function boardText(turn: Turn): string {
  if (turn.first === null) return turn.groups.length > 1 ? t(touch('prompt.first_of')) : t(touch('prompt.first'));
  return turn.fitting.some((o) => cellsOf(o).length > 1) ? t(touch('prompt.second')) : t('prompt.which');
}

/** Title and explanation of the prompt bar. */
export function promptText(turn: Turn, view: CavernaView): { title: string; text: string } {
  if (view.over) {
    const names = list(view.winners.map((seat) => view.names[seat] ?? ''));
    return { title: t('prompt.over'), text: t('prompt.winner', { names, n: view.winners.length }) };
  }
  if (!turn.mine) {
    const names = list(view.deciders.filter((d) => d >= 0).map((d) => view.names[d] ?? ''));
    return { title: t('prompt.wait', { names }), text: t(turn.connection.seats.length ? 'prompt.wait_text' : 'prompt.watch_text') };
  }
  const name = turn.connection.seats.length > 1 ? `${view.names[turn.seat] ?? ''} · ` : '';
  const say = ownText(turn, view);
  return { title: name + capital(say.title), text: say.text };
}

/** What to say where nothing can be done on the board: choose below, or convert first. */
function unaided(turn: Turn): string {
  if (turn.options.some((o) => o.token !== 'stop')) return 'prompt.act_text';
  return turn.stop ? 'prompt.convert_text' : 'prompt.convert_first';
}

function ownText(turn: Turn, view: CavernaView): { title: string; text: string } {
  const where = turn.ask['space'] ? space(String(turn.ask['space'])) : '';
  if (turn.aim) return { title: t('prompt.aim', { what: turn.aim.split(' ').slice(1).map(terrain).join(' ') }), text: t(touch('prompt.aim_text')) };
  if (turn.tile) return { title: t('prompt.tile', { tile: tile(turn.tile) }), text: t('prompt.tile_text') };
  if (turn.asks === 'act') {
    const what = list(todo(turn)) || t('prompt.go_on');
    const text = turn.poses.length ? boardText(turn) : t(unaided(turn));
    return { title: where ? t('prompt.act', { space: where, what }) : capital(what), text };
  }
  const parameters = {
    space: where, due: Number(turn.ask['due'] ?? 0), food: Number(turn.ask['food'] ?? 0),
    strength: Number(turn.ask['strength'] ?? 0), weapon: Number(turn.ask['weapon'] ?? 0), open: turn.spaces.size, round: view.round,
  };
  const key = turn.asks === 'place' && parameters.weapon > 0 ? 'prompt.place_armed' : `prompt.${turn.asks}`;
  return { title: t(key, parameters), text: has(`prompt.${turn.asks}_text`) ? t(touch(`prompt.${turn.asks}_text`), parameters) : '' };
}

