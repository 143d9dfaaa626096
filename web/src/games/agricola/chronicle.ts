/** Log lines from events: one line per turn, goods summed up, deeds with icons. */
import type { GameEvent } from '../../lib/api';
import { good, t } from '../../lib/i18n';
import { idOf, idsOf } from '../../lib/i18n/say';
import {
  amounts,
  begun,
  farmed,
  note,
  wordsOf,
  type Goods,
  type Line,
  type Part,
} from '../../table/line';
import { goodsText } from '../../table/phrases';
import { card, space } from './names';

interface Draft {
  line: Line;
  head: Part[];
  deeds: Part[];
  goods: Goods;
  crops: Part[];
  harvest: boolean;
}

/** The cells and fences an event has changed. */
export function changed(e: GameEvent): string[] {
  if (e.event === 'fenced') return idsOf(e.args['edges']);
  return ['plowed', 'room_built', 'stable_built'].includes(e.event) ? [idOf(e.args['cell'])] : [];
}

const goodsOf = (e: GameEvent): string =>
  goodsText(Object.entries((e.args['goods'] ?? {}) as Record<string, number>));

/** The words and icons of one event; goods are counted elsewhere. */
function deed(e: GameEvent): Part[] {
  const id = idOf(e.args['card']);
  switch (e.event) {
    case 'plowed':
      return [{ icon: 'field', text: t('log.plowed') }];
    case 'baked':
      return [{ icon: 'bake', text: t('log.baked', { grain: Number(e.args['grain']) }) }];
    case 'room_built':
      return [{ icon: 'room-wood', text: t('log.room') }];
    case 'fenced':
      return [{ icon: 'fence', text: t('log.fenced', { n: idsOf(e.args['edges']).length }) }];
    case 'renovated':
      return [
        {
          icon: `room-${idOf(e.args['material'])}`,
          text: t('log.renovated', { material: t(`house.${idOf(e.args['material'])}`) }),
        },
      ];
    case 'occupation_played':
      return [{ icon: 'person', text: card(id) }];
    case 'minor_played':
      return [{ icon: 'furnish', text: card(id) }];
    case 'major_built':
      return [
        {
          icon: 'build',
          text:
            card(id) +
            (e.args['returned']
              ? ` (${t('log.returned', { card: card(idOf(e.args['returned'])) })})`
              : ''),
        },
      ];
    case 'card_used':
      return [{ text: t('log.used', { card: card(id) }) }];
    case 'passed_on':
      return [{ icon: 'share', text: t('log.passed', { card: card(id) }) }];
    case 'promised':
      return [
        {
          icon: 'clock',
          text: t('log.promised', { round: Number(e.args['round']), goods: goodsOf(e) }),
        },
      ];
    case 'released':
      return goodsOf(e) ? [{ text: t('log.released', { goods: goodsOf(e) }), bad: true }] : [];
    case 'starts':
      return [{ icon: 'start-player', label: t('seat.starts') }];
    case 'bonus':
      return [{ icon: 'points', text: t('log.bonus', { n: Number(e.args['n']) }) }];
    case 'exchanged':
      return idOf(e.args['what']) === 'swap'
        ? [{ icon: 'convert', text: card(id) }]
        : idOf(e.args['what']) === 'move'
          ? [{ icon: 'convert', text: t('log.moved') }]
          : [];
    default:
      return farmed(e);
  }
}

function take(draft: Draft, e: GameEvent): void {
  draft.line.ply = e.ply;
  if (e.event === 'gained' || e.event === 'paid') {
    const name = idOf(e.args['good']);
    draft.goods.set(
      name,
      (draft.goods.get(name) ?? 0) + Number(e.args['n']) * (e.event === 'gained' ? 1 : -1),
    );
  } else if (e.event === 'placed') draft.head.push({ text: `${space(idOf(e.args['space']))}:` });
  else if (e.event === 'cropped') {
    const found = ['grain', 'vegetable']
      .filter((name) => Number(e.args[name]))
      .map((name) => ({
        icon: name,
        n: Number(e.args[name]),
        label: good(name, Number(e.args[name])),
      }));
    if (found.length) draft.crops.push({ text: t('log.harvests') }, ...found);
  } else {
    const parts = deed(e);
    const twin = draft.deeds.find(
      (part) => part.text !== undefined && part.text === parts[0]?.text && e.event === 'card_used',
    );
    if (!twin && parts.length)
      draft.deeds.push(...(draft.harvest && draft.deeds.length ? [{ text: '·' }] : []), ...parts);
  }
}

/** Head, gains, deeds, payments; a harvest says what was harvested, what the feeding took, what was born. */
function finish(draft: Draft): Line | null {
  const { line, head, deeds, goods, crops } = draft;
  const gains = amounts(goods, 1);
  const pays = amounts(goods, -1);
  const parts = [...head, ...crops];
  if (draft.harvest) {
    if (pays.length)
      parts.push(...(parts.length ? [{ text: '·' }] : []), { text: t('log.feeds') }, ...pays);
    if (deeds.length) parts.push(...(parts.length ? [{ text: '·' }] : []), ...deeds);
  } else {
    if (!head.length && !deeds.length && (gains.length || pays.length))
      parts.push({ text: t(pays.length ? 'log.exchanged' : 'log.gets') });
    parts.push(...gains, ...deeds, ...pays);
  }
  line.parts = parts;
  line.text = wordsOf(parts);
  line.gains = [...goods].filter(([, n]) => n !== 0);
  return parts.length ? line : null;
}

function heading(e: GameEvent): Line | null {
  if (e.event === 'round')
    return note(e, 'round', t('log.round', { round: Number(e.args['round']) }));
  if (e.event === 'harvest')
    return note(e, 'round', t('log.harvest', { round: Number(e.args['round']) }));
  if (e.event === 'revealed') return note(e, 'note', space(idOf(e.args['space'])));
  return null;
}

/** All lines of the log, oldest first. */
export function lines(events: GameEvent[]): Line[] {
  const order: (Line | Draft)[] = [];
  let open = new Map<number, Draft>();
  let harvest = false;
  let last = -1;
  let round: Line | null = null;
  for (const e of events) {
    if (e.event === 'round' || e.event === 'harvest') {
      harvest = e.event === 'harvest';
      open = new Map();
    }
    const between = heading(e);
    if (between && between.kind === 'note' && round)
      round.parts.push({ text: '·' }, ...between.parts);
    else if (between) {
      order.push(between);
      if (e.event === 'round') round = between;
    }
    if (e.seat === null || between || e.event === 'dealt' || e.event === 'fed') continue;
    let draft = open.get(e.seat);
    if (
      !draft ||
      (!harvest && (e.event === 'placed' || (last !== e.seat && draft.head.length > 0)))
    ) {
      draft = {
        line: begun(e),
        head: [],
        deeds: [],
        goods: new Map(),
        crops: [],
        harvest,
      };
      open.set(e.seat, draft);
      order.push(draft);
    }
    last = e.seat;
    take(draft, e);
  }
  const found: Line[] = [];
  for (const entry of order) {
    const line = 'kind' in entry ? entry : finish(entry);
    if (line) found.push(line);
  }
  return found;
}
