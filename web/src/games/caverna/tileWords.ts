/** What a furnishing tile does, in our words, by when it works. */
import { has, t } from '../../lib/i18n';

export type When = 'once' | 'always' | 'any' | 'end';
const WHEN: When[] = ['once', 'always', 'any', 'end'];
export const WHEN_ICONS: Record<When, string> = {
  once: 'build',
  always: 'clock',
  any: 'convert',
  end: 'points',
};

/** What it does, each sentence with its time. */
export const tileSentences = (name: string): { when: When; text: string }[] =>
  WHEN.filter((when) => has(`tile_${when}.${name}`)).map((when) => ({
    when,
    text: t(`tile_${when}.${name}`),
  }));

/** A ruling on the tile, if there is one. */
export const tileRuling = (name: string): string =>
  has(`tile_rule.${name}`) ? t(`tile_rule.${name}`) : '';
