/** The keys, for the help sheet. */
import { FINDING, helpOf, seatsOf } from '../../table/help';

export const HELP = helpOf(
  [...FINDING, ['R', 'keys.swap']],
  [
    ['C', 'keys.convert'],
    ['F', 'keys.furnish'],
    ['O', 'keys.options'],
    ['B', 'keys.board'],
  ],
  [...seatsOf(7), ['A', 'keys.animals']],
);
