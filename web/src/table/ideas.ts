/** A suggestion in words: what may be expected, how far it is from the best, what its turn brings. */
import { good, has, t } from '../lib/i18n';
import type { GainInfo, HintInfo } from '../lib/messages';
import { chance, decimal } from '../lib/numbers';
import { capital } from './phrases';

/** Things whose picture says enough. */
const PICTURES: Record<string, string> = Object.fromEntries(
  [
    'wood',
    'clay',
    'reed',
    'stone',
    'ore',
    'ruby',
    'gold',
    'food',
    'grain',
    'vegetable',
    'sheep',
    'donkey',
    'boar',
    'cattle',
    'dog',
    'dwarf',
    'person',
    'stable',
    'field',
    'meadow',
    'cavern',
    'tunnel',
    'fence',
    'trophy',
    'invention',
    'woman',
  ]
    .map((name): [string, string] => [name, name])
    .concat([
      ['small pasture', 'pasture-small'],
      ['large pasture', 'pasture-large'],
      ['pasture', 'pasture-small'],
      ['ore mine', 'ore-mine'],
      ['ruby mine', 'ruby-mine'],
      ['room', 'room-wood'],
      ['strength', 'weapon'],
      ['begging marker', 'begging'],
      ['active trap', 'trap-ko'],
      ['member', 'hunter'],
    ]),
);
/** Things nobody wants. */
const BURDENS = new Set(['begging marker', 'fiendish orc']);

/** What is told of a suggestion, at the table and in an analysis. */
export type Figures = Pick<HintInfo, 'points' | 'margin' | 'win' | 'reason'>;
export interface Gain {
  name: string;
  text: string;
  icon: string | null;
  word: string;
  good: boolean;
}

/** Not a thing but something that becomes possible or sure: its words. */
const openOf = (name: string): string | null => {
  const key = `opens.${name.replaceAll(' ', '_')}`;
  return has(key) ? t(key) : null;
};
/** What need not be feared any more, rather than something new that can be done. */
const SAFE = new Set(['food for the whole family', 'the first turn of the next round']);
export const opensOf = (gains: GainInfo[]): string[] =>
  gains.flatMap(({ name }) => (SAFE.has(name) ? [] : (openOf(name) ?? [])));
export const securesOf = (gains: GainInfo[]): string[] =>
  gains.flatMap(({ name }) => (SAFE.has(name) ? (openOf(name) ?? []) : []));

/** The steps of a plan; the same step several times in a row is one. */
export function stepsOf(plan: string[]): string[] {
  const found: { step: string; times: number }[] = [];
  for (const step of plan) {
    const last = found.at(-1);
    if (last?.step === step) last.times += 1;
    else found.push({ step, times: 1 });
  }
  return found.map(({ step, times }) => (times > 1 ? `${step} (${times}×)` : step));
}

/** What a turn brings, what it costs last. */
export function gainsOf(gains: GainInfo[]): Gain[] {
  const found = gains
    .filter(({ name }) => openOf(name) === null)
    .map(({ name, amount }) => {
      const key = `gain.${name.replaceAll(' ', '_')}`;
      const n = Math.abs(amount);
      const word = has(key) ? t(key, { n }) : has(`good.${name}`) ? good(name, n) : name;
      return {
        name,
        text: `${amount > 0 ? '+' : '−'}${n}`,
        icon: PICTURES[name] ?? null,
        word,
        good: amount > 0 !== BURDENS.has(name),
      };
    });
  return [...found.filter((gain) => gain.good), ...found.filter((gain) => !gain.good)];
}

/** How much less a suggestion is worth than the first one; null if that is not known. */
export function behind(info: HintInfo, best: HintInfo): number | null {
  const [mine, first] =
    info.margin !== null && best.margin !== null
      ? [info.margin, best.margin]
      : [info.points, best.points];
  return mine === null || first === null ? null : Math.max(0, first - mine);
}

/** How the seat would stand among the others; alone there is nothing to add to its points. A bot without figures says it in its own words. */
export function reasonOf(info: Figures, alone: boolean): string {
  if (info.points === null) return info.reason;
  if (alone) return '';
  const parts: string[] = [];
  if (info.margin !== null)
    parts.push(
      t(info.margin >= 0 ? 'hints.ahead' : 'hints.behind', { n: decimal(Math.abs(info.margin)) }),
    );
  if (info.win !== null) parts.push(t('hints.win', { n: chance(info.win) }));
  return capital(parts.join(', '));
}

/** How a suggestion compares with the first. */
export function comparison(info: HintInfo, best: HintInfo): string {
  if (info === best) return t('hints.best');
  const less = behind(info, best);
  if (less === null) return '';
  return less < 0.05 ? t('hints.same') : t('hints.less', { n: decimal(less) });
}
