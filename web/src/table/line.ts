/** The lines of a log, as a game makes them from its events. */
import type { GameEvent } from '../lib/api';
import { good, t } from '../lib/i18n';
import { idsOf } from '../lib/i18n/say';

/** A bit of a line: words, an icon with a label, or a number of goods. */
export interface Part {
  text?: string;
  icon?: string;
  label?: string;
  n?: number;
  bad?: boolean;
}
export interface Line {
  ply: number;
  seat: number | null;
  kind: 'round' | 'seat' | 'note';
  parts: Part[];
  /** The same without icons and without goods, and the goods alone. */
  text: string;
  gains: [string, number][];
}

export type Goods = Map<string, number>;

/** Goods that have come or gone, as parts of a line. */
export const amounts = (goods: Goods, sign: 1 | -1): Part[] =>
  [...goods]
    .filter(([, n]) => n * sign > 0)
    .map(([name, n]) => ({ icon: name, n, label: good(name, Math.abs(n)) }));

/** What stands between the turns. */
export const note = (e: GameEvent, kind: 'round' | 'note', text: string): Line => ({
  ply: e.ply,
  seat: null,
  kind,
  parts: [{ text }],
  text,
  gains: [],
});

/** A line of a seat that has only begun. */
export const begun = (e: GameEvent): Line => ({
  ply: e.ply,
  seat: e.seat,
  kind: 'seat',
  parts: [],
  text: '',
  gains: [],
});

/** The parts of a line in words: without goods and signs between them. */
export const wordsOf = (parts: Part[]): string =>
  parts
    .filter((part) => part.n === undefined && part.text !== '·')
    .map((part) => part.text ?? part.label ?? '')
    .join(', ')
    .replaceAll(':,', ':')
    .replace(/:$/, '');

/** Deeds of farmers in every game. */
export function farmed(e: GameEvent): Part[] {
  const n = (name: string): number => Number(e.args[name]);
  switch (e.event) {
    case 'sowed':
      return [{ icon: 'sow', text: t('log.sowed', { n: n('grain') + n('vegetable') }) }];
    case 'stable_built':
      return [{ icon: 'stable', text: t('log.stable') }];
    case 'grew':
      return [{ icon: 'newborn', text: t('log.grew') }];
    case 'begged':
      return [{ icon: 'begging', text: t('log.begged', { n: n('n') }), bad: true }];
    case 'born':
      return [
        { text: t('log.newborn') },
        ...idsOf(e.args['animals']).map((name) => ({ icon: name, label: good(name) })),
      ];
    case 'stayed':
      return [{ text: t('log.stayed') }];
    default:
      return [];
  }
}
