/** Printed rates for previews (CAV-7.2 to 7.9, 11.44 to 11.55); the engine has the last word. */
import type { OptionMessage } from '../../lib/messages';
import type { HomeView } from './view';

export type Amounts = [good: string, n: number][];
export interface Trade {
  pay: Amounts;
  gain: Amounts;
}

export const EDIBLE = [
  'grain',
  'vegetable',
  'sheep',
  'donkey',
  'boar',
  'cattle',
  'ruby',
  'gold',
] as const;
const FARM = new Set(['sheep', 'donkey', 'boar', 'cattle']);
const EACH: Record<string, number> = {
  grain: 1,
  vegetable: 2,
  sheep: 1,
  donkey: 1,
  boar: 2,
  cattle: 3,
  ruby: 2,
};

const USES: Record<string, Trade> = {
  trader: {
    pay: [['gold', 2]],
    gain: [
      ['wood', 1],
      ['stone', 1],
      ['ore', 1],
    ],
  },
  cooking_cave: {
    pay: [
      ['grain', 1],
      ['vegetable', 1],
    ],
    gain: [['food', 5]],
  },
  hunting_parlor: {
    pay: [['boar', 2]],
    gain: [
      ['gold', 2],
      ['food', 2],
    ],
  },
  beer_parlor_gold: { pay: [['grain', 2]], gain: [['gold', 3]] },
  beer_parlor_food: { pay: [['grain', 2]], gain: [['food', 4]] },
  blacksmithing_parlor: {
    pay: [
      ['ruby', 1],
      ['ore', 1],
    ],
    gain: [
      ['gold', 2],
      ['food', 1],
    ],
  },
  spare_part_storage: {
    pay: [
      ['wood', 1],
      ['stone', 1],
      ['ore', 1],
    ],
    gain: [['gold', 2]],
  },
};

/** The weekly market's prices in gold, in the order of its list (CAV-4.58). */
export const MARKET: [string, number][] = [
  ['dog', 2],
  ['sheep', 1],
  ['donkey', 1],
  ['boar', 2],
  ['cattle', 3],
  ['wood', 1],
  ['stone', 1],
  ['ore', 1],
  ['grain', 1],
  ['vegetable', 2],
];

export const owns = (home: HomeView, tile: string): boolean =>
  Object.values(home.cells).some((cell) => cell.tile === tile);

/** Food for `n` of one good. */
export function foodFor(home: HomeView, name: string, n: number): number {
  if (n === 0) return 0;
  if (name === 'gold') return n - 1;
  const extra = FARM.has(name) && owns(home, 'slaughtering_cave') ? n : 0;
  if (name === 'donkey') return 3 * Math.floor(n / 2) + (n % 2) + extra;
  return (EACH[name] ?? 0) * n + extra;
}

/** Food for a whole plan, with meals and beer at their best. */
export function foodForPlan(home: HomeView, plan: Record<string, number>): number {
  const grain = plan['grain'] ?? 0;
  const vegetables = plan['vegetable'] ?? 0;
  const meals = owns(home, 'cooking_cave') ? Math.min(grain, vegetables) : 0;
  let best = 0;
  for (let m = 0; m <= meals; m++) {
    const left = grain - m;
    best = Math.max(
      best,
      5 * m +
        2 * (vegetables - m) +
        (owns(home, 'beer_parlor') ? 4 * Math.floor(left / 2) + (left % 2) : left),
    );
  }
  for (const name of EDIBLE)
    if (name !== 'grain' && name !== 'vegetable') best += foodFor(home, name, plan[name] ?? 0);
  return best;
}

/** What an exchange takes and gives. */
export function tradeOf(option: OptionMessage, home: HomeView): Trade {
  const [verb = '', first = '', second = ''] = option.token.split(' ');
  if (verb === 'eat')
    return {
      pay: [[second, Number(first)]],
      gain: [['food', foodFor(home, second, Number(first))]],
    };
  if (verb === 'ruby' && second)
    return { pay: [['ruby', first === 'cavern' ? 2 : 1]], gain: [[first, 1]] };
  if (verb === 'ruby')
    return {
      pay:
        first === 'cattle'
          ? [
              ['ruby', 1],
              ['food', 1],
            ]
          : [['ruby', 1]],
      gain: [[first, first === 'food' ? 2 : 1]],
    };
  if (first === 'peaceful_cave')
    return { pay: [['weapon', Number(second)]], gain: [['food', Number(second)]] };
  return USES[first] ?? { pay: [], gain: [] };
}

/** Ore for a weapon of some strength. */
export const forgeCost = (home: HomeView, strength: number): number =>
  Math.max(0, strength - (owns(home, 'blacksmith') ? 2 : 0));
