/** Log lines from events, and the story of the turn: what the event card did, the bids, the rolls. */
import type { GameEvent } from '../../lib/api';
import { t } from '../../lib/i18n';
import { idOf, idsOf, say, type Message } from '../../lib/i18n/say';
import { capital } from '../../table/phrases';
import { note, type Line, type Part } from '../../table/line';
import { cardName, speciesName } from './names';
import type { Tokens } from './view';

const AUCTION = new Set(['bid', 'passed', 'won_woman']);
const ASSIGN = new Set(['placed', 'promoted', 'courts', 'recalled', 'relocated']);
const classOf = (e: GameEvent): string =>
  AUCTION.has(e.event) ? 'auction' : ASSIGN.has(e.event) ? 'assign' : 'rest';

/** Which card lies where, followed through the events. */
export class Row {
  private readonly at = new Map<string, string>();
  take(e: GameEvent): void {
    if (e.event === 'revealed' || e.event === 'moved')
      this.at.set(idOf(args(e)['slot']), idOf(args(e)['card']));
    else if (e.event === 'froze') this.at.delete(idOf(args(e)['slot']));
  }
  card(slot: string): string {
    return this.at.get(slot) ?? '';
  }
  name(slot: string): string {
    const card = this.card(slot);
    return card ? cardName(card) : slot;
  }
}

const tokens = (e: GameEvent): Part[] =>
  Object.entries(args(e)['tokens'] as Tokens).map(([kind, n]) => ({
    icon: kind === 'alpha' ? 'alpha' : 'hunter',
    n,
    label:
      kind === 'alpha' ? t('token.alpha') : t('token.members', { n, species: speciesName(kind) }),
  }));
const dice = (e: GameEvent): Part[] =>
  idsOf(args(e)['dice']).map((face) => ({ icon: `die-${face}`, label: face }));

const args = (e: GameEvent): Message['args'] => e.args;
const speciesOf = (e: GameEvent): string => speciesName(idOf(args(e)['species']));

/** The log line of an event; where hunters are, the card is named. */
function spoken(e: GameEvent, row: Row): string {
  const found = { ...args(e) };
  const card = row.card(idOf(found['slot']));
  if (card && found['species']) found['slot'] = `card:${card}`;
  return say({ key: `log.${e.event}`, args: found });
}

/** One event in words and icons. */
function deed(e: GameEvent, row: Row): Part[] {
  const what = e.event;
  switch (what) {
    case 'rolled':
      return dice(e);
    case 'died':
      return [{ text: t('deed.died'), bad: true }, ...tokens(e)];
    case 'born':
      return [
        { text: t('deed.born') },
        ...Object.entries(args(e)['tokens'] as Tokens).map(([kind, n]) => ({
          icon: kind === 'alpha' ? 'alpha' : 'newborn',
          n,
          label: t('newborns', { n }),
        })),
      ];
    case 'placed':
      return [...tokens(e), { text: `→ ${row.name(idOf(args(e)['slot']))};` }];
    case 'hunted':
      return [
        {
          text: `${row.name(idOf(args(e)['slot']))}: ${t(args(e)['success'] ? 'deed.success' : 'deed.failure')}`,
          bad: args(e)['success'] === 0,
        },
      ];
    case 'released':
      return [{ icon: `disc-${idOf(args(e)['disc']).toLowerCase()}`, text: t('deed.released') }];
    default:
      break;
  }
  return [{ text: spoken(e, row) }];
}

/** What happens to the land and to nobody. */
function table(e: GameEvent, row: Row): string {
  const n = Number(args(e)['n'] ?? 0);
  if (e.event === 'icon') return n > 1 ? `${spoken(e, row)} ${n}` : spoken(e, row);
  return [
    ...(args(e)['species'] ? [`${speciesOf(e)}:`] : []),
    ...deed(e, row).map((part) => part.text ?? part.label ?? ''),
  ].join(' ');
}

/** Add to a line; who goes where others have just gone is counted with them. */
function join(parts: Part[], more: Part[], placed: boolean): void {
  const [last, before] = [parts[parts.length - 1], parts[parts.length - 2]];
  const [first, where] = more;
  if (
    placed &&
    more.length === 2 &&
    last?.text === where?.text &&
    before?.icon === first?.icon &&
    before?.label &&
    before.n !== undefined
  )
    before.n += first?.n ?? 0;
  else parts.push(...more);
}

/** All lines of the log, oldest first. */
export function lines(events: GameEvent[]): Line[] {
  const found: Line[] = [];
  const row = new Row();
  const seats = new Map<number, Set<string>>();
  for (const e of events)
    if (e.event === 'species' && e.seat !== null)
      seats.set(e.seat, (seats.get(e.seat) ?? new Set()).add(idOf(args(e)['species'])));
  let open: Line | null = null;
  let group = '';
  let playing = false;
  for (const e of events) {
    row.take(e);
    if (e.event === 'turn') {
      playing = true;
      open = null;
      found.push(note(e, 'round', spoken(e, row)));
    } else if (e.event === 'ordered' || (!playing && e.event === 'revealed')) continue;
    else if (e.seat === null) {
      const last: Line | undefined = found[found.length - 1];
      const text = table(e, row);
      if (e.event !== 'icon' && last?.kind === 'note' && open === null) {
        last.text += `${last.text.includes(':') ? ',' : ':'} ${text}`;
        last.parts = [{ text: last.text }];
      } else found.push(note(e, 'note', capital(text)));
      open = null;
    } else {
      const now = `${e.seat} ${idOf(args(e)['species'])} ${classOf(e)}`;
      if (!open || group !== now || e.event === 'rolled') {
        open = {
          ply: e.ply,
          seat: e.seat,
          kind: 'seat',
          parts:
            (seats.get(e.seat)?.size ?? 0) > 1 && e.event !== 'species'
              ? [{ text: `${speciesOf(e)}:` }]
              : [],
          text: '',
          gains: [],
        };
        found.push(open);
        group = now;
      }
      open.ply = e.ply;
      join(open.parts, deed(e, row), e.event === 'placed');
      open.text = open.parts
        .map(
          (part) =>
            part.text ??
            (part.n === undefined ? part.label : `${part.n} ${part.label ?? ''}`) ??
            '',
        )
        .join(' ');
    }
  }
  return found;
}

export interface Roll {
  species: string;
  dice: number[];
  slot: string;
  card: string;
  success: boolean | null;
}
export interface Story {
  icons: { icon: string; n: number; done: string[] }[];
  bids: Map<string, { n: number; out: boolean }>;
  won: string | null;
  rolls: Roll[];
}

/** What has happened since the event card of this turn was revealed. */
export function storyOf(events: GameEvent[]): Story {
  const story: Story = { icons: [], bids: new Map(), won: null, rolls: [] };
  const row = new Row();
  const from = events.findLastIndex((e) => e.event === 'turn');
  events.forEach((e, i) => {
    row.take(e);
    if (i <= from || from < 0) return;
    const species = idOf(args(e)['species']);
    const icon = story.icons[story.icons.length - 1];
    if (e.event === 'icon')
      story.icons.push({ icon: idOf(args(e)['icon']), n: Number(args(e)['n']), done: [] });
    else if (e.event === 'bid') story.bids.set(species, { n: Number(args(e)['n']), out: false });
    else if (e.event === 'passed')
      story.bids.set(species, { n: story.bids.get(species)?.n ?? 0, out: true });
    else if (e.event === 'won_woman') story.won = species;
    else if (e.event === 'rolled')
      story.rolls.push({
        species,
        dice: idsOf(args(e)['dice']).map(Number),
        slot: '',
        card: '',
        success: null,
      });
    else if (e.event === 'hunted') {
      const roll = story.rolls.findLast((one) => one.species === species);
      if (roll && roll.success === null)
        Object.assign(roll, {
          slot: idOf(args(e)['slot']),
          card: row.card(idOf(args(e)['slot'])),
          success: args(e)['success'] === 1,
        });
    } else if (
      icon &&
      story.bids.size === 0 &&
      story.won === null &&
      !ASSIGN.has(e.event) &&
      e.event !== 'swapped'
    )
      icon.done.push(
        e.seat === null
          ? table(e, row)
          : `${speciesName(species)}: ${deed(e, row)
              .map(
                (part) =>
                  (part.n === undefined ? '' : `${part.n} `) + (part.text ?? part.label ?? ''),
              )
              .join(' ')}`,
      );
  });
  return story;
}
