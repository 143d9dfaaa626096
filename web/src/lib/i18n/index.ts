/**
 * Words by key and parameters: t('log.placed', { name, space }).
 * Every language is a folder of catalogues; a missing word falls back to English.
 */
import { settings, type Language } from '../settings.svelte';
import { ENGLISH, load, wordsOf } from './catalogues.svelte';

export { load };

export type Parameters = Record<string, string | number>;

export const LANGUAGES: { id: Language; name: string; short: string }[] = [
  { id: 'en', name: 'English', short: 'EN' },
  { id: 'de', name: 'Deutsch', short: 'DE' },
  { id: 'zh', name: '中文', short: '中文' },
  { id: 'ja', name: '日本語', short: '日本語' },
];

/** The words for a key; `{n}` is replaced, `{n|one|many}` chooses by number. */
export function t(key: string, parameters: Parameters = {}): string {
  const text = wordsOf(settings.language)?.[key] ?? ENGLISH[key];
  if (text === undefined) return key;
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, name: string, one?: string, many?: string) => {
    const value = parameters[name];
    if (one !== undefined && many !== undefined) return value === 1 ? one : many;
    return value === undefined ? '' : String(value);
  });
}

export function has(key: string): boolean {
  return native(key) || ENGLISH[key] !== undefined;
}

/** Has the chosen language words of its own for this key? */
export const native = (key: string): boolean => wordsOf(settings.language)?.[key] !== undefined;

/** Names of the printed things. */
export const good = (name: string, n = 1): string =>
  n !== 1 && has(`goods.${name}`) ? t(`goods.${name}`) : t(`good.${name}`);
export const space = (name: string): string => t(`space.${name.replace(/_[ab3567]$/, '')}`);
export const tile = (name: string): string => t(`tile.${name}`);
export const terrain = (name: string): string => t(`terrain.${name}`);
export const loot = (name: string): string => t(`loot.${name}`);
