/** Log lines: those of Caverna, and what the orcs do. */
import type { GameEvent } from '../../lib/api';
import { t } from '../../lib/i18n';
import { idOf, say } from '../../lib/i18n/say';
import { note, type Line, type Part } from '../../table/line';
import { lines as baseLines, type Own } from '../caverna/chronicle';
import { space } from '../caverna/names';
import { whereText } from './phrases';
import { orcIcon } from './view';

const num = (e: GameEvent, key: string): number => Number(e.args[key] ?? 0);
const orcPart = (e: GameEvent): Part => ({
  icon: orcIcon(idOf(e.args['orc'])),
  label: t('orc', { letter: idOf(e.args['orc']) }),
});

function deed(e: GameEvent): Part[] {
  switch (e.event) {
    case 'bribed':
      return [{ icon: 'bribe', text: t('log.bribed') }];
    case 'displaced':
      return [{ icon: 'displace', text: t('log.displaced') }];
    case 'weakened':
      return [
        { text: t('log.weakened', { orc: idOf(e.args['orc']), strength: num(e, 'strength') }) },
      ];
    case 'trap_set':
      return [{ icon: 'trap-ko', text: t(`trap.${idOf(e.args['trap'])}`) }];
    case 'sprung':
      return [{ icon: 'trap-weak', text: t('log.sprung', { orc: idOf(e.args['orc']) }) }];
    case 'held':
      return [{ icon: 'trap-hold', text: t('log.held', { orc: idOf(e.args['orc']) }) }];
    case 'defeated':
      return [orcPart(e), { text: t('log.defeated', { orc: idOf(e.args['orc']) }) }];
    case 'claimed':
      return [
        {
          icon: 'points',
          text: t(
            idOf(e.args['bounty']) === 'gold'
              ? 'log.claimed_gold'
              : `bounty.${idOf(e.args['bounty'])}`,
          ),
        },
      ];
    case 'befriended':
      return [orcPart(e), { text: t('log.befriended') }];
    case 'occupied':
      return [
        orcPart(e),
        { text: t('log.occupied', { cell: whereText(idOf(e.args['cell'])) }), bad: true },
      ];
    case 'released':
      return [{ text: t('log.released', { cell: whereText(idOf(e.args['cell'])) }) }];
    case 'captured':
      return [
        { icon: 'prisoner', text: t('log.captured', { orc: e.args['orc'] ? 1 : 0 }), bad: true },
      ];
    case 'trampled':
      return [{ icon: 'field', text: t('log.trampled', { n: num(e, 'n') }), bad: true }];
    case 'stocked':
      return [{ icon: 'stock', text: t('log.stocked', { n: num(e, 'n') }) }];
    case 'extracted':
      return [{ icon: 'ore-mine', text: t('log.extracted', { n: num(e, 'n') }) }];
    case 'fought':
      return [{ icon: 'weapon', text: t('log.fought', { orc: idOf(e.args['orc']) }) }];
    case 'appeared':
      return [orcPart(e), { text: t('log.appeared') }];
    case 'armed':
      return [{ icon: 'weapon', text: t('log.armed', { weapon: num(e, 'weapon') }) }];
    case 'used_space':
      return [{ icon: 'imitation', text: space(idOf(e.args['space'])) }];
    case 'bonus':
      return [{ icon: 'points', text: say({ key: 'log.bonus', args: e.args }) }];
    case 'bonus_lost':
      return [{ icon: 'warning', text: say({ key: 'log.bonus_lost', args: e.args }), bad: true }];
    default:
      return [];
  }
}

const OWN: Own = {
  deed,
  opens: (e) => {
    if (e.event === 'card')
      return [orcPart(e), { text: t('log.runs', { orc: idOf(e.args['orc']) }) }];
    if (e.event === 'orc_placed') return [orcPart(e), { text: `${space(idOf(e.args['space']))}:` }];
    return null;
  },
  heading: (e): Line | null =>
    e.event === 'orc_event' && !e.args['over']
      ? note(e, 'round', t('log.event', { number: num(e, 'number') }))
      : null,
};

export const lines = (events: GameEvent[]): Line[] => baseLines(events, OWN);
