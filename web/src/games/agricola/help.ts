/** The keys, for the help sheet. */
import { FINDING, helpOf, seatsOf } from '../../table/help';

export const HELP = helpOf(
  [...FINDING, ['G', 'keys.edges']],
  [
    ['C', 'keys.convert'],
    ['F', 'keys.cards'],
    ['O', 'keys.options'],
    ['B', 'keys.board'],
  ],
  seatsOf(4),
);
