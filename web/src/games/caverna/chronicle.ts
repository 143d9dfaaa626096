/** Log lines from events: one line per turn, goods summed up, deeds with icons. */
import type { GameEvent } from '../../lib/api';
import { t } from '../../lib/i18n';
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
import { lootIcon } from './loot';
import { loot, space, terrain, tile } from './names';

interface Draft {
  line: Line;
  head: Part[];
  deeds: Part[];
  crops: Goods;
  goods: Goods;
  trades: [ply: number, goods: Goods][];
  harvest: boolean;
  expected: string[];
  laid: string[];
}

const LOOT_GOODS: Record<string, string> = { ore2: 'ore', gold2: 'gold' };
/** Loot that is seen by what is built with it. */
const BUILT = new Set([
  'furnish_cavern',
  'stable',
  'tunnel',
  'small_pasture',
  'large_pasture',
  'meadow',
  'dwelling',
  'field',
  'sow',
  'cavern',
  'breed2',
]);
const TWINS: Record<string, string> = {
  'meadow+field': 'twin-meadow-field',
  'cavern+tunnel': 'twin-cavern-tunnel',
  'cavern+cavern': 'twin-cavern-cavern',
};
const dash = (name: string): string => name.replace('_', '-');

function add(goods: Goods, name: string, n: number): void {
  goods.set(name, (goods.get(name) ?? 0) + n);
}

/** Tiles laid one after another are one twin tile where such a tile exists. */
function tiles(laid: string[]): Part[] {
  const found: Part[] = [];
  for (let i = 0; i < laid.length; i++) {
    const twin = `${laid[i]}+${laid[i + 1]}`;
    if (TWINS[twin]) {
      found.push({ icon: TWINS[twin], label: twin.split('+').map(terrain).join(' + ') });
      i++;
    } else if (laid[i] === 'ore_mine')
      found.push({ icon: 'twin-ore-deep', label: terrain('ore_mine') });
    else found.push({ icon: dash(laid[i] ?? ''), label: terrain(laid[i] ?? '') });
  }
  return found;
}

/** The words and icons of one event; goods are counted elsewhere. */
function deed(e: GameEvent): Part[] {
  switch (e.event) {
    case 'imitated':
      return [{ icon: 'imitation', text: space(idOf(e.args['space'])) }];
    case 'furnished':
      return [{ icon: 'furnish', text: tile(idOf(e.args['tile'])) }];
    case 'fenced': {
      const size = idsOf(e.args['cells']).length > 1 ? 'large' : 'small';
      return [{ icon: `pasture-${size}`, text: terrain(`${size}_pasture`) }];
    }
    case 'forged':
      return [{ icon: 'forge', text: t('log.forged', { weapon: Number(e.args['weapon']) }) }];
    case 'looted':
      return [{ icon: lootIcon(idOf(e.args['loot'])), label: loot(idOf(e.args['loot'])) }];
    case 'skipped':
      return [{ text: t(`log.skipped_${idOf(e.args['step'])}`) }];
    case 'overrode':
      return [{ icon: 'ruby', text: t('log.overrode', { weapon: Number(e.args['weapon']) }) }];
    case 'disarmed':
      return [{ icon: 'weapon', text: t('log.disarmed', { weapon: Number(e.args['weapon']) }) }];
    case 'kept':
      return [{ icon: 'lock', text: t('log.kept', { space: space(idOf(e.args['space'])) }) }];
    default:
      return farmed(e);
  }
}

function take(draft: Draft, e: GameEvent): void {
  draft.line.ply = e.ply;
  if (e.event === 'gained' || e.event === 'paid') {
    const name = idOf(e.args['good']);
    const n = Number(e.args['n']) * (e.event === 'gained' ? 1 : -1);
    const at = e.event === 'gained' ? draft.expected.indexOf(name) : -1;
    const [ply, trade] = draft.trades[draft.trades.length - 1] ?? [-1, draft.goods];
    if (at >= 0) draft.expected.splice(at, 1);
    else add(ply === e.ply ? trade : draft.goods, name, n);
    return;
  }
  if (e.event === 'exchanged') draft.trades.push([e.ply, new Map()]);
  if (e.event === 'placed') draft.head.push({ text: `${space(idOf(e.args['space']))}:` });
  else if (e.event === 'tile_laid') draft.laid.push(idOf(e.args['terrain']));
  else if (e.event === 'cropped') {
    for (const name of ['grain', 'vegetable']) {
      const n = Number(e.args[name]);
      if (n) {
        add(draft.crops, name, n);
        draft.expected.push(name);
      }
    }
  } else if (e.event === 'looted') {
    const name = idOf(e.args['loot']);
    if (draft.deeds.every((part) => part.icon !== 'expedition-1'))
      draft.deeds.push({ icon: 'expedition-1', label: t('expedition') });
    if (!BUILT.has(name)) draft.deeds.push(...deed(e));
    draft.expected.push(LOOT_GOODS[name] ?? name);
  } else if (e.event === 'born') {
    draft.deeds.push(...deed(e));
    draft.expected.push(...idsOf(e.args['animals']));
  } else draft.deeds.push(...deed(e));
}

/** Head, gains, deeds, payments; a harvest says what was harvested, what the feeding took, what was born. */
function finish(draft: Draft): Line | null {
  const { line, head, deeds, crops, goods, laid } = draft;
  const gains = amounts(goods, 1);
  const pays = amounts(goods, -1);
  const trades = draft.trades.flatMap(([, trade]) => [
    { icon: 'convert', label: t('log.exchanged') },
    ...amounts(trade, -1),
    ...amounts(trade, 1),
  ]);
  const parts = [...head];
  if (draft.harvest) {
    const steps = [
      crops.size ? [{ text: t('log.harvests') }, ...amounts(crops, 1)] : [],
      pays.length || gains.length
        ? [{ text: t(pays.length ? 'log.feeds' : 'log.gets') }, ...pays, ...gains]
        : [],
      deeds,
      trades,
    ];
    for (const step of steps)
      if (step.length) parts.push(...(parts.length ? [{ text: '·' }] : []), ...step);
  } else {
    if (!head.length && (gains.length || pays.length))
      parts.push({ text: t(pays.length ? 'log.exchanged' : 'log.gets') });
    parts.push(...gains, ...tiles(laid), ...deeds, ...pays, ...trades);
  }
  line.parts = parts;
  line.text = wordsOf(parts);
  const net: Goods = new Map();
  for (const part of parts) if (part.n !== undefined && part.icon) add(net, part.icon, part.n);
  line.gains = [...net].filter(([, n]) => n !== 0);
  return parts.length ? line : null;
}

/** What stands between the turns: rounds, cards, markers, harvests. */
function heading(e: GameEvent): Line | null {
  if (e.event === 'round')
    return note(e, 'round', t('log.round', { round: Number(e.args['round']) }));
  if (e.event === 'harvest' && idOf(e.args['harvest']) !== 'none')
    return note(e, 'round', t(`log.harvest_${idOf(e.args['harvest'])}`));
  if (e.event === 'revealed') return note(e, 'note', space(idOf(e.args['space'])));
  if (e.event === 'marker') return note(e, 'note', t(`log.sign_${idOf(e.args['marker'])}`));
  if (e.event === 'cleared')
    return note(e, 'note', t('log.cleared', { space: space(idOf(e.args['space'])) }));
  return null;
}

/** What an expansion knows of its own events: the words of a deed, what begins a line, what stands between the turns. */
export interface Own {
  deed: (e: GameEvent) => Part[];
  opens: (e: GameEvent) => Part[] | null;
  heading: (e: GameEvent) => Line | null;
}
const NOTHING: Own = { deed: () => [], opens: () => null, heading: () => null };

/** All lines of the log, oldest first. */
export function lines(events: GameEvent[], own: Own = NOTHING): Line[] {
  const order: (Line | Draft)[] = [];
  let open = new Map<number, Draft>();
  let harvest = false;
  /** Seats act by turns without placing anybody: each goes on with its own line. */
  let steady = false;
  let last = -1;
  let round: Line | null = null;
  for (const e of events) {
    if (e.event === 'round' || e.event === 'harvest') {
      harvest = e.event === 'harvest';
      steady = false;
      open = new Map();
    }
    const theirs = own.heading(e);
    if (theirs) steady = true;
    const between = theirs ?? heading(e);
    if (between && between.kind === 'note' && round && e.event !== 'cleared')
      round.parts.push({ text: '·' }, ...between.parts);
    else if (between) {
      if (between.kind === 'round') open = new Map();
      order.push(between);
      if (e.event === 'round') round = between;
    }
    if (e.seat === null || between) continue;
    const opening = own.opens(e);
    let draft = open.get(e.seat);
    if (
      !draft ||
      opening ||
      (!harvest && (e.event === 'placed' || (!steady && last !== e.seat && draft.head.length > 0)))
    ) {
      draft = {
        line: begun(e),
        head: [],
        deeds: [],
        crops: new Map(),
        goods: new Map(),
        trades: [],
        harvest,
        expected: [],
        laid: [],
      };
      open.set(e.seat, draft);
      order.push(draft);
    }
    last = e.seat;
    if (opening) {
      draft.head.push(...opening);
      draft.line.ply = e.ply;
    } else if (own.deed(e).length) {
      draft.deeds.push(...own.deed(e));
      draft.line.ply = e.ply;
    } else take(draft, e);
  }
  const found: Line[] = [];
  for (const entry of order) {
    const line = 'kind' in entry ? entry : finish(entry);
    if (line) found.push(line);
  }
  return found;
}
