/** What a furnishing tile does, in our words, by when it works. */
import { has, native, t } from '../../lib/i18n';
import { settings } from '../../lib/settings.svelte';

export type When = 'once' | 'always' | 'any' | 'end';
const WHEN: When[] = ['once', 'always', 'any', 'end'];
export const WHEN_ICONS: Record<When, string> = {
  once: 'build',
  always: 'clock',
  any: 'convert',
  end: 'points',
};

/** Sentences with their time; a language that tells it in one go has one without. */
export function tileSentences(name: string): { when: When | null; text: string }[] {
  const told = (key: string): boolean => (settings.language === 'en' ? has(key) : native(key));
  const found = WHEN.filter((when) => told(`tile_${when}.${name}`)).map((when) => ({
    when,
    text: t(`tile_${when}.${name}`),
  }));
  return found.length ? found : [{ when: null, text: t(`tile_text.${name}`) }];
}

/** A ruling on the tile, if the chosen language has one. */
export function tileRuling(name: string): string {
  const key = `tile_rule.${name}`;
  return (settings.language === 'en' ? has(key) : native(key)) ? t(key) : '';
}
