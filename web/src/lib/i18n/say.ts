/** Messages of the server in words: a key with typed arguments (src/hearthside/core/message.py). */
import { good, has, t, type Parameters } from '.';

/** A number; an id with its sort ('space:housework'); amounts by name; a message; a list of ids or of messages. */
export type Value = number | string | { [good: string]: number } | Message | string[] | Message[];

export interface Message {
  key: string;
  args: { [name: string]: Value };
}

/** The names of the seats, by number. */
export type Names = readonly string[];

export const isMessage = (value: Value): value is Message =>
  typeof value === 'object' && !Array.isArray(value) && typeof (value as Message).key === 'string';

/** The sentence of a message. */
export function say(message: Message, names: Names = []): string {
  const parameters: Parameters = {};
  for (const [name, value] of Object.entries(message.args))
    parameters[name] = argument(value, names);
  return t(message.key, parameters);
}

/** An argument: a number as it is, everything else in words. */
export function argument(value: Value, names: Names = []): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return thing(value, names);
  if (Array.isArray(value)) {
    const parts = value.map((one) => String(argument(one, names)));
    return typeof value[0] === 'string' || !value.length ? listing(parts) : clauses(parts);
  }
  if (isMessage(value)) return say(value, names);
  return goods(value);
}

/** How the game on the screen names a place of its boards; unless it says so, by its id. */
let cellName: ((id: string) => string) | undefined;
export function nameCells(by: ((id: string) => string) | undefined): void {
  cellName = by;
}

/** The name of a thing: 'space:housework', 'cell:f22', 'seat:1'. */
export function thing(named: string, names: Names = []): string {
  const [sort, name] = split(named);
  if (sort === 'raw') return name;
  if (sort === 'seat') return seat(Number(name), names);
  for (const key of [`${sort}.${name}`, `${sort}.${name.replace(/_(?:[ab]|\d+)$/, '')}`])
    if (has(key)) return t(key, { n: 1 });
  if (sort === 'cell' && cellName) return cellName(name);
  return /\d/.test(name) ? name.toUpperCase() : name.replaceAll('_', ' ');
}

/** Who sits there, or the number of the seat; chance has none. */
const seat = (number: number, names: Names): string =>
  number < 0 ? t('seat.chance') : (names[number] ?? t('seat.number', { n: number }));

/** The sort and the id of a thing. */
export function split(named: string): [string, string] {
  const at = named.indexOf(':');
  return [named.slice(0, at), named.slice(at + 1)];
}

/** The id of a thing without its sort. */
export const idOf = (named: Value | undefined): string =>
  typeof named === 'string' ? split(named)[1] : '';

/** The ids of things. */
export const idsOf = (named: Value | undefined): string[] =>
  Array.isArray(named) ? named.map((one) => idOf(one)) : [];

/** The name of something that is counted: a good, or whatever else a seat has. */
export const counted = (name: string, n: number): string =>
  has(`good.${name}`) ? good(name, n) : t(`gain.${name}`, { n });

/** Amounts of goods in words: '2 rubies and 1 sheep'. */
export const goods = (amounts: { [good: string]: number }): string =>
  listing(
    Object.entries(amounts)
      .filter(([, n]) => n)
      .map(([name, n]) => t('amount', { n, what: counted(name, n) })),
  );

/** Things in a row: 'a, b and c'; the word for nothing if there are none. */
export const listing = (parts: string[]): string =>
  parts.length
    ? parts.reduce((a, b, i) => t(i === parts.length - 1 ? 'list.last' : 'list.more', { a, b }))
    : t('nothing');

const clauses = (parts: string[]): string => parts.reduce((a, b) => t('list.clause', { a, b }));
