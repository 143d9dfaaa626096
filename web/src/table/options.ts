/** What options are about, read from their arguments and anchors. */
import { isMessage } from '../lib/i18n/say';
import type { OptionMessage } from '../lib/messages';

/** An argument that is a number; 0 if there is none of this name. */
export const numberIn = (option: OptionMessage, name: string): number =>
  Number(option.args[name] ?? 0);

/** An argument that is an id; '' if there is none of this name. */
export function wordIn(option: OptionMessage, name: string): string {
  const found = option.args[name];
  return typeof found === 'string' ? found : '';
}

/** An argument that is a list of ids. */
export function wordsIn(option: OptionMessage, name: string): string[] {
  const found = option.args[name];
  return Array.isArray(found) ? found.map(String) : [];
}

/** An argument that is amounts of goods. */
export function amountsIn(option: OptionMessage, name: string): [string, number][] {
  const found = option.args[name];
  return found && typeof found === 'object' ? Object.entries(found as Record<string, number>) : [];
}

export type Amounts = [name: string, n: number][];

/** Goods that a choice says it costs or brings. */
export function saidGoods(option: OptionMessage, name: string): Amounts {
  const found = option.message.args[name];
  if (!found || typeof found !== 'object' || Array.isArray(found) || isMessage(found)) return [];
  return Object.entries(found);
}

/** A number that a choice says: the food it makes, the fences it takes, the animals it holds. */
export const saidNumber = (option: OptionMessage, name: string): number =>
  Number(option.message.args[name] ?? 0);

/** The cells of an anchor such as 'cell:f43 cell:f33'. */
export function cellsOf(option: OptionMessage): string[] {
  return option.anchor
    .split(' ')
    .filter((part) => part.startsWith('cell:'))
    .map((part) => part.slice(5));
}

/** The token of the option on each cell; '' where there are several. */
export function tokensByCell(options: OptionMessage[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const option of options)
    for (const cell of cellsOf(option)) found.set(cell, found.has(cell) ? '' : option.token);
  return found;
}

/** The part of an anchor behind a word: anchorOf(option, 'tile') of 'tile:carpenter cell:m31' is 'carpenter'. */
export function anchorOf(option: OptionMessage, word: string): string | null {
  const found = option.anchor.split(' ').find((part) => part.startsWith(`${word}:`));
  return found ? found.slice(word.length + 1) : null;
}
