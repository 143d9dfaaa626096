/** The keys, for the help sheet. */
import { helpOf, seatsOf } from '../../table/help';

export const HELP = helpOf(
  [
    ['Tab', 'keys.tab'],
    ['← ↑ → ↓', 'keys.arrows'],
    ['+ −', 'keys.amount'],
    ['Enter', 'keys.enter'],
    ['D', 'keys.done'],
  ],
  [
    ['C', 'keys.convert'],
    ['O', 'keys.options'],
  ],
  [...seatsOf(3), ['A', 'keys.compare'], ['V', 'keys.event']],
);
