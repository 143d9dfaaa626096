/** What a view says, as lines of a name and a text: for games without a drawing of their own. */
import { t } from '../../lib/i18n';
import type { TableView } from '../../lib/view';

export const spoken = (word: string): string => word.replaceAll('_', ' ');

/** Parts of every view that the screen shows elsewhere. */
const ELSEWHERE = new Set([
  'game',
  'viewer',
  'names',
  'ply',
  'over',
  'deciders',
  'winners',
  'options',
]);

export interface Fact {
  name: string;
  text: string;
}

function shown(value: unknown): string {
  if (typeof value === 'string') return spoken(value) || '–';
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '–';
}

function lines(name: string, value: unknown): Fact[] {
  if (Array.isArray(value) && !value.some((part) => typeof part === 'object' && part !== null))
    return [{ name, text: value.map(shown).join(', ') || '–' }];
  if (typeof value !== 'object' || value === null) return [{ name, text: shown(value) }];
  return Object.entries(value).flatMap(([key, part]) => {
    const word = Array.isArray(value) ? String(Number(key) + 1) : spoken(key);
    return lines(`${name} ${word}`.trim(), part);
  });
}

/** The round as a word, if the game has rounds. */
export const roundOf = ({ round }: Partial<TableView>): string =>
  round === undefined ? '' : t('log.round', { round });

export const facts = (view: TableView): Fact[] =>
  Object.entries(view)
    .filter(([name]) => !ELSEWHERE.has(name))
    .flatMap(([name, value]) => lines(spoken(name), value));
