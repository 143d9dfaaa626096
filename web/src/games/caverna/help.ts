/** The keys, for the help sheet. */
import type { HelpPart } from '../game';

export const HELP: HelpPart[] = [
  {
    title: 'keys.turn',
    keys: [
      ['/', 'keys.find'],
      ['Tab', 'keys.tab'],
      ['← ↑ → ↓', 'keys.arrows'],
      ['Enter', 'keys.enter'],
      ['R', 'keys.swap'],
      ['E', 'keys.end'],
      ['Esc', 'keys.escape'],
    ],
  },
  {
    title: 'keys.help',
    keys: [
      ['U', 'keys.undo'],
      ['Y', 'keys.redo'],
      ['H', 'keys.hint'],
      ['C', 'keys.convert'],
      ['F', 'keys.furnish'],
      ['O', 'keys.options'],
      ['B', 'keys.board'],
    ],
  },
  {
    title: 'keys.look',
    keys: [
      ['1 – 7', 'keys.seat'],
      ['0', 'keys.back'],
      ['A', 'keys.animals'],
      ['S', 'keys.points'],
      ['L', 'keys.log'],
      ['T', 'keys.talk'],
      ['?', 'keys.keys'],
    ],
  },
];
