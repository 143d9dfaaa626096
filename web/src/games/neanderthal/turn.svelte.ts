/** A decision at a Neanderthal table: its options by where they are answered, and what is picked so far. */
import { idOf, say, type Message } from '../../lib/i18n/say';
import type { OptionMessage } from '../../lib/messages';
import { grouped, unique } from '../../lib/collect';
import { said } from '../../lib/said';
import { Turn as TableTurn } from '../../table/turn.svelte';
import type { Chance, NeanderthalView, SpeciesView } from './view';

/** Choices that are plain buttons of the prompt. */
const BUTTONS = new Set([
  'flip',
  'keep',
  'pass',
  'done',
  'propose',
  'accept',
  'decline',
  'attack',
  'hold',
  'power',
  'no_power',
  'claim',
  'leave',
  'follow',
  'home',
  'fall',
  'born',
]);

export interface Hunt {
  option: OptionMessage;
  slot: string;
  kind: string;
  n: number;
}

/** Without a species it is the Alpha who goes. */
const huntOf = (option: OptionMessage): Hunt => ({
  option,
  slot: said(option.args, 'slot'),
  kind: said(option.args, 'species', 'alpha'),
  n: Number(option.args['n'] ?? 1),
});

export class Turn extends TableTurn {
  /** The slot looked at, where hunters may be sent. */
  place = $state<string | null>(null);
  /** The kind of token to send there: a colour or 'alpha'; null for the first there is. */
  token = $state<string | null>(null);
  /** How many of them; 0 for the proposal. */
  wanted = $state(0);
  /** The bid set by hand; 0 for the lowest. */
  raised = $state(0);
  /** The species whose tableau is looked at. */
  looked = $state<string | null>(null);

  /** What the question speaks of. */
  readonly asked = $derived<Message['args']>(this.decision?.question?.args ?? {});
  /** The species that decides, else the first of the own seat. */
  readonly species = $derived<string>(
    idOf(this.asked['species']) ||
      (this.view?.species.find((one) => one.seat === this.seat)?.species ??
        this.view?.species[0]?.species ??
        ''),
  );
  /** The tableau shown: the one asked for by hand or by key, else that of the species that decides. */
  readonly tribe = $derived.by<SpeciesView | null>(() => {
    const all = this.view?.species ?? [];
    return (
      all.find((one) => one.species === this.looked) ??
      (this.shown === null ? undefined : all.find((one) => one.seat === this.shown)) ??
      all.find((one) => one.species === this.species) ??
      null
    );
  });
  readonly own = $derived(this.tribe?.species === this.species && this.mine);

  readonly hunts = $derived(this.options.filter((o) => o.verb === 'hunt').map(huntOf));
  readonly bids = $derived(this.options.filter((o) => o.verb === 'bid'));
  /** The bid that would be made: the lowest allowed, or what was set. */
  readonly bid = $derived(
    this.bids.find((o) => o.args['n'] === this.raised) ?? this.bids[0] ?? null,
  );
  /** What can be sent to the slot looked at, by kind of token. */
  readonly here = $derived(this.hunts.filter((hunt) => hunt.slot === this.place));
  readonly kinds = $derived(unique(this.here.map((hunt) => hunt.kind)));
  readonly kind = $derived(
    this.token !== null && this.kinds.includes(this.token) ? this.token : (this.kinds[0] ?? ''),
  );
  readonly amounts = $derived(this.here.filter((hunt) => hunt.kind === this.kind));
  /** Hunters of the own species that stand there already, and the chances by their number. */
  readonly chances = $derived<Chance[]>(this.outlook?.by_hunters ?? []);
  /** The group that is proposed: the smallest that will probably succeed. */
  private readonly proposal = $derived.by(() => {
    const now = this.outlook?.now ?? 0;
    const good = this.chances.find((chance) => chance.hunters > now && chance.success >= 0.6);
    return good ? good.hunters - now : Math.max(1, ...this.amounts.map((hunt) => hunt.n));
  });
  readonly hunt = $derived.by<Hunt | null>(() => {
    const n = this.wanted || this.proposal;
    return (
      this.amounts.find((hunt) => hunt.n === n) ?? this.amounts[this.amounts.length - 1] ?? null
    );
  });
  /** What the hunt there would bring with the hunters picked. */
  readonly chance = $derived(
    this.hunt
      ? (this.chances.find(
          (chance) => chance.hunters === (this.outlook?.now ?? 0) + (this.hunt?.n ?? 0),
        ) ?? null)
      : null,
  );

  /** Choices that lie on something: 'slot:N1', 'woman:singing_woman', 'elder:chief', 'portal:VO', 'species:red', 'card:grey_wolf'. */
  readonly onThings = $derived(
    grouped(
      this.options.filter((o) => o.verb !== 'hunt'),
      (o) => o.anchor.split(' ')[0] ?? '',
    ),
  );
  /** Everything that is chosen from the list beside the board. */
  readonly lists = $derived(
    this.options.filter(
      (o) => !['stop', 'hunt', 'bid', 'drop'].includes(o.verb) && !BUTTONS.has(o.verb),
    ),
  );
  /** The clauses of an offer being written, each to be taken out; in their order. */
  readonly drops = $derived(this.options.filter((o) => o.verb === 'drop'));

  /** The option that ends the assignment. */
  get done(): string | undefined {
    return this.options.find((o) => o.verb === 'done')?.token;
  }

  override get view(): NeanderthalView | null {
    return super.view as NeanderthalView | null;
  }

  /** The outlook of the deciding species for the slot looked at. */
  get outlook(): NeanderthalView['outlook'][string][string] | null {
    return this.view?.outlook[this.species]?.[this.place ?? ''] ?? null;
  }

  override get buttons(): OptionMessage[] {
    return this.options.filter((o) => BUTTONS.has(o.verb));
  }

  override forget(): void {
    super.forget();
    this.place = null;
    this.token = null;
    this.wanted = 0;
    this.raised = 0;
    this.looked = null;
  }

  override back(): boolean {
    const had = this.place !== null || this.looked !== null;
    this.place = null;
    this.looked = null;
    return had;
  }

  /** Why a thing cannot be used now, or nothing. */
  why(anchor: string): string {
    const reason = this.decision?.reasons[anchor];
    return reason ? say(reason) : '';
  }

  /** The one choice that a thing stands for, if there is just one. */
  only(anchor: string): OptionMessage | null {
    const found = this.onThings.get(anchor) ?? [];
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  /** Does a choice send hunters to a slot? */
  isHunt(option: OptionMessage | null, slot: string): boolean {
    return option?.verb === 'hunt' && option.args['slot'] === slot;
  }

  look(slot: string): void {
    this.place = this.place === slot ? null : slot;
    this.token = null;
    this.wanted = 0;
  }

  /** More or fewer hunters, or a higher or lower bid. */
  step(by: 1 | -1): void {
    if (this.bids.length) {
      const at = this.bids.findIndex((o) => o === this.bid) + by;
      const next = this.bids[at];
      if (next) this.raised = Number(next.args['n']);
    } else if (this.hunt) {
      const next = this.amounts[this.amounts.indexOf(this.hunt) + by];
      if (next) this.wanted = next.n;
    }
  }
}
