/**
 * Words by key and parameters: t('log.placed', { name, space }).
 * Every language is a folder of catalogues; the words of the game come first, a missing word falls back to English.
 */
import { settings, type Language } from '../settings.svelte';
import { addWords, load, loadGame, word } from './catalogues.svelte';

export { addWords, load, loadGame };

export type Parameters = Record<string, string | number>;

export const LANGUAGES: { id: Language; name: string; short: string }[] = [
  { id: 'en', name: 'English', short: 'EN' },
  { id: 'de', name: 'Deutsch', short: 'DE' },
  { id: 'zh', name: '中文', short: '中文' },
  { id: 'ja', name: '日本語', short: '日本語' },
];

/** The words for a key; `{n}` is replaced, `{n|one|many}` chooses by number. */
export function t(key: string, parameters: Parameters = {}): string {
  const text = word(settings.language, key) ?? word('en', key);
  if (text === undefined) return key;
  return text.replace(
    /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g,
    (_, name: string, one?: string, many?: string) => {
      const value = parameters[name];
      if (one !== undefined && many !== undefined) return value === 1 ? one : many;
      return value === undefined ? '' : String(value);
    },
  );
}

export function has(key: string): boolean {
  return native(key) || word('en', key) !== undefined;
}

/** Has the chosen language words of its own for this key? */
export const native = (key: string): boolean => word(settings.language, key) !== undefined;

/** The name of a good: one, or several of it. */
export const good = (name: string, n = 1): string =>
  n !== 1 && has(`goods.${name}`) ? t(`goods.${name}`) : t(`good.${name}`);
