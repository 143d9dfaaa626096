/** Log lines: those of Caverna, and what the orcs do. */
import type { GameEvent } from '../../lib/api';
import { t } from '../../lib/i18n';
import { said } from '../../lib/said';
import type { Line, Part } from '../../table/line';
import { lines as baseLines, note, type Own } from '../caverna/chronicle';
import { space } from '../caverna/names';
import { whereText } from './phrases';
import { orcIcon } from './view';

const num = (e: GameEvent, key: string): number => Number(e[key] ?? 0);
const orcPart = (e: GameEvent): Part => ({
  icon: orcIcon(said(e, 'orc')),
  label: t('orc', { letter: said(e, 'orc') }),
});

function deed(e: GameEvent): Part[] {
  switch (e.event) {
    case 'bribed':
      return [{ icon: 'bribe', text: t('log.bribed') }];
    case 'displaced':
      return [{ icon: 'displace', text: t('log.displaced') }];
    case 'weakened':
      return [{ text: t('log.weakened', { orc: said(e, 'orc'), strength: num(e, 'strength') }) }];
    case 'trap_set':
      return [{ icon: 'trap-ko', text: t(`trap.${said(e, 'trap')}`) }];
    case 'sprung':
      return [{ icon: 'trap-weak', text: t('log.sprung', { orc: said(e, 'orc') }) }];
    case 'held':
      return [{ icon: 'trap-hold', text: t('log.held', { orc: said(e, 'orc') }) }];
    case 'defeated':
      return [orcPart(e), { text: t('log.defeated', { orc: said(e, 'orc') }) }];
    case 'claimed':
      return [
        {
          icon: 'points',
          text: t(
            said(e, 'bounty') === 'gold' ? 'log.claimed_gold' : `bounty.${said(e, 'bounty')}`,
          ),
        },
      ];
    case 'befriended':
      return [orcPart(e), { text: t('log.befriended') }];
    case 'occupied':
      return [
        orcPart(e),
        { text: t('log.occupied', { cell: whereText(said(e, 'cell')) }), bad: true },
      ];
    case 'released':
      return [{ text: t('log.released', { cell: whereText(said(e, 'cell')) }) }];
    case 'captured':
      return [{ icon: 'prisoner', text: t('log.captured', { orc: e['orc'] ? 1 : 0 }), bad: true }];
    case 'trampled':
      return [{ icon: 'field', text: t('log.trampled', { n: num(e, 'n') }), bad: true }];
    case 'stocked':
      return [{ icon: 'stock', text: t('log.stocked', { n: num(e, 'n') }) }];
    case 'extracted':
      return [{ icon: 'ore-mine', text: t('log.extracted', { n: num(e, 'n') }) }];
    case 'fought':
      return [{ icon: 'weapon', text: t('log.fought', { orc: said(e, 'orc') }) }];
    case 'appeared':
      return [orcPart(e), { text: t('log.appeared') }];
    case 'armed':
      return [{ icon: 'weapon', text: t('log.armed', { weapon: num(e, 'weapon') }) }];
    case 'used_space':
      return [{ icon: 'imitation', text: space(said(e, 'space')) }];
    default:
      return [];
  }
}

const OWN: Own = {
  deed,
  opens: (e) => {
    if (e.event === 'card') return [orcPart(e), { text: t('log.runs', { orc: said(e, 'orc') }) }];
    if (e.event === 'orc_placed') return [orcPart(e), { text: `${space(said(e, 'space'))}:` }];
    return null;
  },
  heading: (e): Line | null =>
    e.event === 'orc_event' && !e['over']
      ? note(e, 'round', t('log.event', { number: num(e, 'number') }))
      : null,
};

export const lines = (events: GameEvent[]): Line[] => baseLines(events, OWN);
