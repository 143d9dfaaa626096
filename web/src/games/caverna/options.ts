/** Where the options of Caverna are answered and what they build. */
import { idOf } from '../../lib/i18n/say';
import type { OptionMessage } from '../../lib/messages';
import { cellsOf, wordIn } from '../../table/options';

export { anchorOf, cellsOf } from '../../table/options';

/** Where an option is answered; 'own' is a widget of an expansion. */
export type Home =
  'board' | 'space' | 'tile' | 'loot' | 'dwarf' | 'plan' | 'market' | 'list' | 'button' | 'own';

const BY_VERB: Record<string, Home> = {
  sow: 'list',
  forge: 'list',
  breed: 'list',
  cook: 'list',
  pay: 'list',
  skip: 'list',
  keep: 'list',
  clear: 'list',
  feed: 'plan',
  pay_food: 'plan',
  buy: 'market',
};
const BY_WIDGET: Record<string, Home> = {
  tile_pose: 'board',
  cell: 'board',
  cell_set: 'board',
  space: 'space',
  tile: 'tile',
  loot: 'loot',
  dwarf: 'dwarf',
};
export const homeOf = (option: OptionMessage): Home =>
  BY_VERB[option.verb] ?? BY_WIDGET[option.widget] ?? 'button';

/** Verbs whose choices differ by one of their arguments; an expansion adds its own. */
export const NAMED: Record<string, string> = {};

/** What a choice on the board builds: 'tile meadow+field', 'fence small', 'fence large', 'stable', 'furnish'. */
export function groupOf(option: OptionMessage): string {
  const { verb } = option;
  if (verb === 'tile' || verb === 'ruby') return `tile ${halvesOf(option).join('+')}`;
  if (verb === 'fence') return cellsOf(option).length > 1 ? 'fence large' : 'fence small';
  return NAMED[verb] ? `${verb} ${wordIn(option, NAMED[verb])}` : verb;
}

/** What lies on each cell of a choice afterwards, in the order of its cells. */
export function halvesOf(option: OptionMessage): string[] {
  const { verb } = option;
  const { first, second, terrain } = option.message.args;
  if (first && second) return [idOf(first), idOf(second)];
  if (terrain) return [idOf(terrain)];
  if (verb === 'fence')
    return cellsOf(option).length > 1 ? ['large_pasture', 'large_pasture'] : ['small_pasture'];
  if (verb === 'furnish') return [`room:${wordIn(option, 'tile')}`];
  return [NAMED[verb] ? `${verb}:${wordIn(option, NAMED[verb])}` : verb];
}
