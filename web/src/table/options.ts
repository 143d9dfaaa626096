/** What options are about, read from their tokens and anchors. */
import type { OptionMessage } from '../lib/messages';

const CELL_KINDS = new Set(['tile_pose', 'cell', 'cell_set']);
const LIST_VERBS = new Set(['sow', 'forge', 'breed', 'cook', 'pay', 'skip', 'keep', 'clear']);
const PLAN_VERBS = new Set(['feed', 'pay_food']);

export const verbOf = (option: OptionMessage): string => option.token.split(' ')[0] ?? '';

/** The cells of an anchor such as 'cell:f43 cell:f33'. */
export function cellsOf(option: OptionMessage): string[] {
  return option.anchor.split(' ').filter((part) => part.startsWith('cell:')).map((part) => part.slice(5));
}

/** The part of an anchor behind a word: anchorOf(option, 'tile') of 'tile:carpenter cell:m31' is 'carpenter'. */
export function anchorOf(option: OptionMessage, word: string): string | null {
  const found = option.anchor.split(' ').find((part) => part.startsWith(`${word}:`));
  return found ? found.slice(word.length + 1) : null;
}

/** Where an option is answered. */
export type Home = 'board' | 'space' | 'tile' | 'loot' | 'dwarf' | 'plan' | 'market' | 'list' | 'button';
export function homeOf(option: OptionMessage): Home {
  const verb = verbOf(option);
  if (LIST_VERBS.has(verb)) return 'list';
  if (PLAN_VERBS.has(verb)) return 'plan';
  if (verb === 'buy') return 'market';
  if (CELL_KINDS.has(option.kind)) return 'board';
  if (option.kind === 'space' || option.kind === 'tile' || option.kind === 'loot' || option.kind === 'dwarf') return option.kind;
  return 'button';
}

/** What a choice on the board builds: 'tile meadow+field', 'fence small', 'fence large', 'stable', 'furnish'. */
export function groupOf(option: OptionMessage): string {
  const [verb = '', what = ''] = option.token.split(' ');
  if (verb === 'tile' || verb === 'ruby') return `tile ${what}`;
  if (verb === 'fence') return what.includes('-') ? 'fence large' : 'fence small';
  return verb;
}

/** What lies on each cell of a choice afterwards, in the order of its cells. */
export function halvesOf(option: OptionMessage): string[] {
  const [verb = '', what = ''] = option.token.split(' ');
  if (verb === 'tile' || verb === 'ruby') return what.split('+');
  if (verb === 'fence') return what.includes('-') ? ['large_pasture', 'large_pasture'] : ['small_pasture'];
  if (verb === 'furnish') return [`room:${what}`];
  return [verb];
}

/** Pairs of numbers and goods in a token: '2 grain 1 sheep'. */
export function goodsOf(words: string[]): [string, number][] {
  const found: [string, number][] = [];
  for (let i = 0; i + 1 < words.length; i += 2) {
    const n = Number(words[i]);
    if (Number.isFinite(n)) found.push([words[i + 1] ?? '', n]);
  }
  return found;
}
