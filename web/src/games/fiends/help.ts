/** The keys, for the help sheet. */
import { HELP as BASE } from '../caverna/help';
import type { HelpPart } from '../game';

export const HELP: HelpPart[] = [
  ...BASE,
  {
    title: 'keys.event',
    keys: [
      ['+ −', 'keys.bribe'],
      ['D', 'keys.displace'],
      ['Enter', 'keys.confirm'],
      ['P', 'keys.proceed'],
      ['G', 'keys.orcs'],
    ],
  },
];
