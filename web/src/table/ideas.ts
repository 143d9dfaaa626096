/** A suggestion in words: what may be expected, how far it is from the best, what its turn brings. */
import { t } from '../lib/i18n';
import { counted, say, thing } from '../lib/i18n/say';
import type { HintInfo } from '../lib/messages';
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
      ['small_pasture', 'pasture-small'],
      ['large_pasture', 'pasture-large'],
      ['pasture', 'pasture-small'],
      ['ore_mine', 'ore-mine'],
      ['ruby_mine', 'ruby-mine'],
      ['room', 'room-wood'],
      ['strength', 'weapon'],
      ['begging_marker', 'begging'],
      ['active_trap', 'trap-ko'],
      ['member', 'hunter'],
    ]),
);
/** Things nobody wants. */
export const BURDENS = new Set(['begging_marker', 'fiendish_orc']);

/** What is told of a suggestion, at the table and in an analysis. */
export type Figures = Pick<HintInfo, 'points' | 'margin' | 'win' | 'clauses'>;
export interface Gain {
  name: string;
  text: string;
  icon: string | null;
  word: string;
  good: boolean;
}

/** What becomes possible, and what need not be feared any more. */
export const opensOf = (opened: string[]): string[] => named(opened, 'opens:');
export const securesOf = (opened: string[]): string[] => named(opened, 'secures:');
const named = (opened: string[], sort: string): string[] =>
  opened.filter((what) => what.startsWith(sort)).map((what) => thing(what));

/** The steps of a plan; the same step several times in a row is one. */
export function stepsOf(steps: HintInfo['steps']): string[] {
  const found: { step: string; times: number }[] = [];
  for (const step of steps.map((message) => say(message))) {
    const last = found.at(-1);
    if (last?.step === step) last.times += 1;
    else found.push({ step, times: 1 });
  }
  return found.map(({ step, times }) => (times > 1 ? `${step} (${times}×)` : step));
}

/** What a turn brings, what it costs last; points at once are one thing of it. */
export function gainsOf(info: HintInfo): Gain[] {
  const things = Object.entries(info.gains);
  if (info.scored) things.push(['point', info.scored]);
  const found = things.map(([name, amount]) => ({
    name,
    text: `${amount > 0 ? '+' : '−'}${Math.abs(amount)}`,
    icon: PICTURES[name] ?? null,
    word: counted(name, Math.abs(amount)),
    good: amount > 0 !== BURDENS.has(name),
  }));
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
  if (info.points === null)
    return capital(
      info.clauses
        .slice(0, 1)
        .map((one) => say(one))
        .join(''),
    );
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
