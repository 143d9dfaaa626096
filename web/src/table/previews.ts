/** Previews in words: what a choice brings and costs. */
import { has, native, t } from '../lib/i18n';
import { goods, say } from '../lib/i18n/say';
import type { OptionMessage, PreviewInfo } from '../lib/messages';
import { BURDENS } from './ideas';
import type { Amounts } from './options';
import { capital } from './phrases';

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
const isGood = (name: string): boolean => has(`good.${name}`);

/** The goods that a choice gives, and those that it takes. */
export const gainsIn = (preview: PreviewInfo | null): Amounts =>
  Object.entries(preview?.stock ?? {}).filter(([name, n]) => n > 0 && isGood(name));
export const costsIn = (preview: PreviewInfo | null): Amounts =>
  Object.entries(costs(preview?.stock ?? {}));

/** What a change of things takes away. */
const costs = (stock: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(stock)
      .filter(([name, n]) => n < 0 && isGood(name))
      .map(([name, n]) => [name, -n]),
  );

/** The points that a choice is worth at once. */
export const pointsIn = (preview: PreviewInfo | null): number =>
  sum(Object.values(preview?.points ?? {}));

/** What a choice changes, in a sentence; nothing if that is nothing, or not known. */
export function effectText(preview: PreviewInfo | null): string {
  const stock = Object.entries(preview?.stock ?? {});
  const some = (wanted: (name: string, n: number) => boolean): Record<string, number> =>
    Object.fromEntries(
      stock.filter(([name, n]) => wanted(name, n)).map(([name, n]) => [name, Math.abs(n)]),
    );
  const points = pointsIn(preview);
  const clauses: [string, Record<string, number>][] = [
    ['hint.brings', some((name, n) => n > 0 && !BURDENS.has(name))],
    ['hint.costs', some((name, n) => n < 0 && isGood(name))],
    ['hint.leaves_with', some((name, n) => n > 0 && BURDENS.has(name))],
    ['hint.rids_of', some((name, n) => n < 0 && BURDENS.has(name))],
  ];
  const said = clauses
    .filter(([, things]) => Object.keys(things).length)
    .map(([key, things]) => t(key, { things: goods(things) }));
  const ways = (preview?.ways ?? []).map((way) => goods(costs(way)));
  if (ways.length) said.push(t('hint.costs', { things: ways.join(` ${t('list.or')} `) }));
  if (points) said.push(t(points > 0 ? 'hint.scores' : 'hint.loses', { points: Math.abs(points) }));
  return capital(said.reduce((a, b) => (a ? t('list.clause', { a, b }) : b), ''));
}

/** A choice in words: with what it brings where its own words leave that out ('Take 1 dog'). */
export function optionText(option: OptionMessage, preview: PreviewInfo | null): string {
  const key = `${option.message.key}_brings`;
  const gains = gainsIn(preview);
  return gains.length && native(key)
    ? t(key, { goods: goods(Object.fromEntries(gains)) })
    : say(option.message);
}

/** A choice in few words, where a heading says what it is about. */
export function shortText(option: OptionMessage): string {
  const key = `${option.message.key}_short`;
  return capital(say(has(key) ? { ...option.message, key } : option.message));
}
