/** Where the options of Caverna are answered and what they build. */
import type { OptionMessage } from '../../lib/messages';
import { verbOf } from '../../table/options';

export { anchorOf, cellsOf, goodsOf, verbOf } from '../../table/options';

const CELL_KINDS = new Set(['tile_pose', 'cell', 'cell_set']);
const LIST_VERBS = new Set(['sow', 'forge', 'breed', 'cook', 'pay', 'skip', 'keep', 'clear']);
const PLAN_VERBS = new Set(['feed', 'pay_food']);

/** Where an option is answered; 'own' is a widget of an expansion. */
export type Home =
  'board' | 'space' | 'tile' | 'loot' | 'dwarf' | 'plan' | 'market' | 'list' | 'button' | 'own';
export function homeOf(option: OptionMessage): Home {
  const verb = verbOf(option);
  if (LIST_VERBS.has(verb)) return 'list';
  if (PLAN_VERBS.has(verb)) return 'plan';
  if (verb === 'buy') return 'market';
  if (CELL_KINDS.has(option.kind)) return 'board';
  if (
    option.kind === 'space' ||
    option.kind === 'tile' ||
    option.kind === 'loot' ||
    option.kind === 'dwarf'
  )
    return option.kind;
  return 'button';
}

/** Verbs whose choices are told apart by their second word; an expansion adds its own. */
export const NAMED = new Set<string>();

/** What a choice on the board builds: 'tile meadow+field', 'fence small', 'fence large', 'stable', 'furnish'. */
export function groupOf(option: OptionMessage): string {
  const [verb = '', what = ''] = option.token.split(' ');
  if (verb === 'tile' || verb === 'ruby') return `tile ${what}`;
  if (verb === 'fence') return what.includes('-') ? 'fence large' : 'fence small';
  return NAMED.has(verb) ? `${verb} ${what}` : verb;
}

/** What lies on each cell of a choice afterwards, in the order of its cells. */
export function halvesOf(option: OptionMessage): string[] {
  const [verb = '', what = ''] = option.token.split(' ');
  if (verb === 'tile' || verb === 'ruby') return what.split('+');
  if (verb === 'fence')
    return what.includes('-') ? ['large_pasture', 'large_pasture'] : ['small_pasture'];
  if (verb === 'furnish') return [`room:${what}`];
  return [NAMED.has(verb) ? `${verb}:${what}` : verb];
}
