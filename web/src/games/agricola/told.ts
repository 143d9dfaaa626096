/** What an option of Agricola is told to be about: its arguments, and those of its message. */
import { say, type Value } from '../../lib/i18n/say';
import type { OptionMessage } from '../../lib/messages';

export type Amounts = [string, number][];

/** Amounts by name, without zeros. */
function amounts(value: unknown): Amounts {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value as Record<string, number>).filter(([, n]) => n > 0);
}
const list = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]) : []);
const message = (option: OptionMessage, name: string): Value | undefined =>
  option.message.args[name];

/** The choice in words. */
export const optionText = (option: OptionMessage): string => say(option.message);

/** Goods or animals that a choice is about. */
export const goodsIn = (option: OptionMessage, name = 'goods'): Amounts =>
  amounts(option.args[name]);

/** Ids in an argument of a choice: cards, crops, animals. */
export const idsIn = (option: OptionMessage, name: string): string[] => list(option.args[name]);

/** The card of a choice. */
export function cardIn(option: OptionMessage): string {
  const card = option.args['card'];
  return typeof card === 'string' ? card : '';
}

/** Goods that a choice says it costs or brings. */
export const saidGoods = (option: OptionMessage, name: string): Amounts =>
  amounts(message(option, name));

/** A number that a choice says: the food it makes, the fences it takes, the animals it holds. */
export const saidNumber = (option: OptionMessage, name: string): number =>
  Number(message(option, name) ?? 0);
