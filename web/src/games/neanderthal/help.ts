/** The keys, for the help sheet. */
import type { HelpPart } from '../game';

export const HELP: HelpPart[] = [
  {
    title: 'keys.turn',
    keys: [
      ['Tab', 'keys.tab'],
      ['← ↑ → ↓', 'keys.arrows'],
      ['+ −', 'keys.amount'],
      ['Enter', 'keys.enter'],
      ['D', 'keys.done'],
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
      ['O', 'keys.options'],
    ],
  },
  {
    title: 'keys.look',
    keys: [
      ['1 – 3', 'keys.seat'],
      ['0', 'keys.back'],
      ['A', 'keys.compare'],
      ['V', 'keys.event'],
      ['S', 'keys.points'],
      ['L', 'keys.log'],
      ['T', 'keys.talk'],
      ['?', 'keys.keys'],
    ],
  },
];
