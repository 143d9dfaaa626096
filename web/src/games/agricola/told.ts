/** What an option of Agricola says in its message: words, goods, numbers. */
import { say, type Value } from '../../lib/i18n/say';
import type { OptionMessage } from '../../lib/messages';

export type Amounts = [string, number][];

const argument = (option: OptionMessage, name: string): Value | undefined =>
  option.message.args[name];

/** The choice in words. */
export const optionText = (option: OptionMessage): string => say(option.message);

/** Goods that a choice says it costs or brings. */
export function saidGoods(option: OptionMessage, name: string): Amounts {
  const found = argument(option, name);
  if (typeof found !== 'object' || Array.isArray(found)) return [];
  return Object.entries(found as Record<string, number>);
}

/** A number that a choice says: the food it makes, the fences it takes, the animals it holds. */
export const saidNumber = (option: OptionMessage, name: string): number =>
  Number(argument(option, name) ?? 0);
