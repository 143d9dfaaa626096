/** Log lines from events, and the story of the turn: what the event card did, the bids, the rolls. */
import type { GameEvent } from '../../lib/api';
import { has, t } from '../../lib/i18n';
import { argument, say, type Message } from '../../lib/i18n/say';
import { said } from '../../lib/said';
import { capital } from '../../table/phrases';
import type { Line, Part } from '../../table/line';
import {
  cardName,
  elderName,
  iconName,
  portalName,
  speciesName,
  structureName,
  womanName,
} from './names';
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
      this.at.set(said(e, 'slot'), said(e, 'card'));
    else if (e.event === 'froze') this.at.delete(said(e, 'slot'));
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
  Object.entries(e['tokens'] as Tokens).map(([kind, n]) => ({
    icon: kind === 'alpha' ? 'alpha' : 'hunter',
    n,
    label:
      kind === 'alpha' ? t('token.alpha') : t('token.members', { n, species: speciesName(kind) }),
  }));
const dice = (e: GameEvent): Part[] =>
  (e['dice'] as string[]).map((face) => ({ icon: `die-${face}`, label: face }));

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
        ...Object.entries(e['tokens'] as Tokens).map(([kind, n]) => ({
          icon: kind === 'alpha' ? 'alpha' : 'newborn',
          n,
          label: t('newborns', { n }),
        })),
      ];
    case 'placed':
      return [...tokens(e), { text: `→ ${row.name(said(e, 'slot'))};` }];
    case 'hunted':
      return [
        {
          text: `${row.name(said(e, 'slot'))}: ${t(e['success'] ? 'deed.success' : 'deed.failure')}`,
          bad: !e['success'],
        },
      ];
    case 'released':
      return [{ icon: `disc-${said(e, 'disc').toLowerCase()}`, text: t('deed.released') }];
    case 'gave_up':
    case 'recalled':
      return [
        {
          text: t(`deed.${what}`, {
            what: String(argument((e['args'] as Message['args'])['dependent'] ?? '')),
          }),
        },
      ];
    case 'clause':
      return [{ text: say(e['clause'] as Message) }];
    default:
      break;
  }
  const key = `deed.${what}`;
  const parameters = {
    n: Number(e['n'] ?? 0),
    woman: womanName(said(e, 'woman')),
    card: cardName(said(e, 'card')),
    elder: elderName(said(e, 'elder')),
    structure: structureName(said(e, 'structure')),
    other: speciesName(said(e, 'other')),
    portal: portalName(said(e, 'portal')),
    species: speciesName(said(e, 'species')),
    slot: row.name(said(e, 'slot')),
  };
  return [{ text: has(key) ? t(key, parameters) : what.replaceAll('_', ' ') }];
}

/** What happens to the land and to nobody. */
function table(e: GameEvent, row: Row): string {
  const slot = said(e, 'slot');
  switch (e.event) {
    case 'icon':
      return Number(e['n']) > 1
        ? `${iconName(said(e, 'icon'))} ${Number(e['n'])}`
        : iconName(said(e, 'icon'));
    case 'moved':
      return t(slot.startsWith('S') ? 'deed.moved_south' : 'deed.moved_north', {
        card: cardName(said(e, 'card')),
        slot,
      });
    case 'revealed':
      return t('deed.revealed', { card: cardName(said(e, 'card')), slot });
    case 'left':
      return t('deed.left', { card: cardName(said(e, 'card')) });
    case 'froze':
      return t('deed.froze', { slot });
    case 'melted':
      return t('deed.melted', { slot });
    case 'longer':
      return t('deed.longer', { n: Number(e['n']) });
    case 'frozen_over':
      return t('deed.frozen_over');
    case 'woman_left':
      return t('deed.woman_left', { woman: womanName(said(e, 'woman')) });
    default:
      return [
        ...(e['species'] ? [`${speciesName(said(e, 'species'))}:`] : []),
        ...deed(e, row).map((part) => part.text ?? part.label ?? ''),
      ].join(' ');
  }
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

const note = (e: GameEvent, kind: 'round' | 'note', text: string): Line => ({
  ply: e.ply,
  seat: null,
  kind,
  parts: [{ text }],
  text,
  gains: [],
});

/** All lines of the log, oldest first. */
export function lines(events: GameEvent[]): Line[] {
  const found: Line[] = [];
  const row = new Row();
  const seats = new Map<number, Set<string>>();
  for (const e of events)
    if (e.event === 'species' && e.seat !== null)
      seats.set(e.seat, (seats.get(e.seat) ?? new Set()).add(said(e, 'species')));
  let open: Line | null = null;
  let group = '';
  let playing = false;
  for (const e of events) {
    row.take(e);
    if (e.event === 'turn') {
      playing = true;
      open = null;
      found.push(
        note(
          e,
          'round',
          t('deed.turn', { turn: Number(e['turn']), woman: womanName(said(e, 'woman')) }),
        ),
      );
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
      const now = `${e.seat} ${said(e, 'species')} ${classOf(e)}`;
      if (!open || group !== now || e.event === 'rolled') {
        open = {
          ply: e.ply,
          seat: e.seat,
          kind: 'seat',
          parts:
            (seats.get(e.seat)?.size ?? 0) > 1 && e.event !== 'species'
              ? [{ text: `${speciesName(said(e, 'species'))}:` }]
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
    const species = said(e, 'species');
    const icon = story.icons[story.icons.length - 1];
    if (e.event === 'icon')
      story.icons.push({ icon: said(e, 'icon'), n: Number(e['n']), done: [] });
    else if (e.event === 'bid') story.bids.set(species, { n: Number(e['n']), out: false });
    else if (e.event === 'passed')
      story.bids.set(species, { n: story.bids.get(species)?.n ?? 0, out: true });
    else if (e.event === 'won_woman') story.won = species;
    else if (e.event === 'rolled')
      story.rolls.push({
        species,
        dice: (e['dice'] as string[]).map(Number),
        slot: '',
        card: '',
        success: null,
      });
    else if (e.event === 'hunted') {
      const roll = story.rolls.findLast((one) => one.species === species);
      if (roll && roll.success === null)
        Object.assign(roll, {
          slot: said(e, 'slot'),
          card: row.card(said(e, 'slot')),
          success: e['success'] === 1,
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
