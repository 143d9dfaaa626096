/** The keys that every table has, in the order of the help sheet. */
import type { HelpPart } from '../games/game';

export type Keys = HelpPart['keys'];

/** The help of a game: what it adds to its turn, to what helps, to what can be looked at. */
export const helpOf = (turn: Keys, helps: Keys, looks: Keys): HelpPart[] => [
  { title: 'keys.turn', keys: [...turn, ['E', 'keys.end'], ['Esc', 'keys.escape']] },
  {
    title: 'keys.help',
    keys: [['U', 'keys.undo'], ['Y', 'keys.redo'], ['H', 'keys.hint'], ...helps],
  },
  {
    title: 'keys.look',
    keys: [
      ...looks,
      ['S', 'keys.points'],
      ['L', 'keys.log'],
      ['T', 'keys.talk'],
      ['?', 'keys.keys'],
    ],
  },
];

/** The keys of tables with action spaces and boards. */
export const FINDING: Keys = [
  ['/', 'keys.find'],
  ['Tab', 'keys.tab'],
  ['← ↑ → ↓', 'keys.arrows'],
  ['Enter', 'keys.enter'],
];
export const seatsOf = (most: number): Keys => [
  [`1 – ${most}`, 'keys.seat'],
  ['0', 'keys.back'],
];
