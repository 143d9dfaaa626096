/** Sentences of the table: what is asked, options and places in the chosen language. */
import { has, t } from '../../lib/i18n';
import type { OptionMessage } from '../../lib/messages';
import {
  capital,
  goodsText,
  list,
  promptText as common,
  questionText,
  touch,
  type Say,
} from '../../table/phrases';
import { space, terrain, tile } from './names';
import type { CavernaView } from './view';
import { cellParts } from './geometry';
import { cellsOf, groupOf, halvesOf } from './options';
import { priceOf } from './points.svelte';
import type { Turn } from './turn.svelte';

export { capital, goodsText, list };

/** A cell in words: 'row 4, column 3'. */
export function cellText(cell: string): string {
  const { row, column } = cellParts(cell);
  return t('cell', { row, column });
}

/** What a group of choices on the board builds. */
export function groupText(group: string): string {
  const [verb = '', what = ''] = group.split(' ');
  if (verb === 'tile')
    return has(`group.${what}`) ? t(`group.${what}`) : list(what.split('+').map(terrain));
  if (verb === 'fence') return terrain(`${what}_pasture`);
  return verb === 'stable' ? t('tray.stable') : what ? t(`${verb}.${what}`) : t(`group.${verb}`);
}

/** Where the parts of a choice would lie: 'field on row 1, column 2; meadow on row 1, column 3'. */
export function whereText(option: OptionMessage): string {
  const halves = halvesOf(option);
  const cells = cellsOf(option);
  if (halves.length === 1 || halves[0] === halves[1]) return capital(list(cells.map(cellText)));
  return capital(
    cells
      .map((cell, i) => t('half', { what: terrain(halves[i] ?? ''), where: cellText(cell) }))
      .join('; '),
  );
}

/** Everything that can still be done in this decision, in words without the end of the turn. */
export function todo(turn: Turn): string[] {
  const tiles = turn.groups.filter((group) => group.startsWith('tile ')).map(groupText);
  const found = tiles.length ? [t('todo.tile_of', { what: tiles.join(` ${t('list.or')} `) })] : [];
  const fences = turn.groups.filter((group) => group.startsWith('fence '));
  if (fences.length)
    found.push(t(fences.length > 1 ? 'todo.fence' : `todo.${fences[0]?.replace(' ', '_')}`));
  if (turn.groups.includes('stable')) found.push(t('todo.stable'));
  if (turn.furnish.length) found.push(t('todo.furnish'));
  for (const verb of new Set([...turn.lists, ...turn.buttons].map((o) => o.verb)))
    if (has(`todo.${verb}`)) found.push(t(`todo.${verb}`));
  if (turn.loot.length) found.push(t('todo.loot'));
  if (turn.market.length) found.push(t('todo.buy'));
  return [...new Set([...found, ...turn.also()])];
}

/** The name of the button that leaves the rest undone. */
export function stopText(turn: Turn): string {
  const kinds = [
    ...new Set(
      turn.options.filter((o) => o.verb !== 'stop').map((o) => groupOf(o).split(' ')[0] ?? ''),
    ),
  ];
  const taken = turn.namedAll('taken').length;
  if (turn.asks === 'expedition' && taken) return t('stop.expedition', { n: taken });
  return kinds.length === 1 && has(`stop.${kinds[0]}`) ? t(`stop.${kinds[0]}`) : t('act.end');
}

function boardText(turn: Turn): string {
  if (turn.first === null)
    return turn.groups.length > 1 ? t(touch('prompt.first_of')) : t(touch('prompt.first'));
  return turn.fitting.some((o) => cellsOf(o).length > 1)
    ? t(touch('prompt.second'))
    : t('prompt.which');
}

/** Title and explanation of the prompt bar. */
export const promptText = (turn: Turn, view: CavernaView): Say =>
  common(turn, view, () => ownText(turn, view));

/** What to say where nothing can be done on the board: choose below, or convert first. */
function unaided(turn: Turn): string {
  if (turn.options.some((o) => o.verb !== 'stop')) return 'prompt.act_text';
  return turn.stop ? 'prompt.convert_text' : 'prompt.convert_first';
}

function ownText(turn: Turn, view: CavernaView): Say {
  if (turn.aim)
    return {
      title: t('prompt.aim', { what: terrain(turn.aim) }),
      text: t(touch('prompt.aim_text')),
    };
  if (turn.tile) {
    const preview = turn.poses[0] ? turn.previewOf(turn.poses[0].token) : null;
    const price = goodsText(priceOf(turn.tile, view, preview));
    const named = [tile(turn.tile), price].filter(Boolean).join(', ');
    return { title: t('prompt.tile', { tile: named }), text: t('prompt.tile_text') };
  }
  if (turn.asks !== 'act')
    return questionText(turn.question, view.names, { open: turn.spaces.size });
  const where = turn.named('space');
  const what = list(todo(turn)) || t('prompt.go_on');
  const text = turn.poses.length ? boardText(turn) : t(unaided(turn));
  return {
    title: where ? t('prompt.act', { space: space(where), what }) : capital(what),
    text,
  };
}
