/**
 * Words by key: t('log.placed', { name, space }) with plain parameters, say(message) for what the server sends.
 * Catalogues are ICU MessageFormat; the words of the game come first, a missing word falls back to English.
 */
import { IntlMessageFormat } from 'intl-messageformat';
import { settings, type Language } from '../settings.svelte';
import { load, loadGame, word } from './catalogues.svelte';

export { load, loadGame };

export type Parameters = Record<string, string | number>;

export const LANGUAGES: { id: Language; name: string; short: string }[] = [
  { id: 'en', name: 'English', short: 'EN' },
  { id: 'de', name: 'Deutsch', short: 'DE' },
  { id: 'zh', name: '中文', short: '中文' },
  { id: 'ja', name: '日本語', short: '日本語' },
];

/** The type of a part that is plain text. */
const LITERAL = 0;
const patterns = new Map<string, IntlMessageFormat>();

/** The words for a key, with its placeholders filled in; a key without words is shown as it is. */
export function t(key: string, parameters: Parameters = {}): string {
  const own = word(settings.language, key);
  const text = own ?? word('en', key);
  if (text === undefined) return key;
  if (!text.includes('{') && !text.includes("'")) return text;
  const language = own === undefined ? 'en' : settings.language;
  const name = `${language} ${text}`;
  let pattern = patterns.get(name);
  if (!pattern) {
    pattern = new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
    patterns.set(name, pattern);
  }
  return String(pattern.format(complete(pattern, parameters)));
}

/** A placeholder without a value is shown as nothing. */
function complete(pattern: IntlMessageFormat, parameters: Parameters): Parameters {
  const found: Parameters = { ...parameters };
  for (const part of pattern.getAst())
    if ('value' in part && typeof part.value === 'string' && Number(part.type) !== LITERAL)
      found[part.value] ??= '';
  return found;
}

export function has(key: string): boolean {
  return native(key) || word('en', key) !== undefined;
}

/** Has the chosen language words of its own for this key? */
export const native = (key: string): boolean => word(settings.language, key) !== undefined;

/** The name of a good: one, or several of it. */
export const good = (name: string, n = 1): string => t(`good.${name}`, { n });
