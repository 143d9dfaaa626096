/** A decision at an Agricola table: its options by where they are answered, and what is picked so far. */
import type { OptionMessage } from '../../lib/messages';
import { grouped, keyed, unique } from '../../lib/collect';
import { anchorOf, cellsOf, tokensByCell } from '../../table/options';
import { Turn as TableTurn } from '../../table/turn.svelte';
import { around } from './geometry';
import type { AgricolaView, FarmView } from './view';

/** Where an option is answered. */
type Home =
  'space' | 'cell' | 'fence' | 'edge' | 'hand' | 'major' | 'pick' | 'plan' | 'list' | 'button';
const HOMES: Record<string, Home> = {
  place: 'space',
  plow: 'cell',
  room: 'cell',
  stable: 'cell',
  fence: 'fence',
  edge: 'edge',
  occupation: 'hand',
  minor: 'hand',
  major: 'major',
  pick: 'pick',
  feed: 'plan',
  sow: 'list',
  bake: 'list',
  pay: 'list',
  get: 'list',
  give_up: 'list',
  breed: 'list',
  use: 'list',
  renovate: 'list',
};

/** Buttons in the prompt bar; more than these lie in the tray. */
const FEW = 4;

const cardOf = (option: OptionMessage): string => anchorOf(option, 'card') ?? '';

function homeOf(option: OptionMessage): Home {
  const home = HOMES[option.verb] ?? 'button';
  return (home === 'cell' || home === 'fence') && cellsOf(option).length === 0 ? 'list' : home;
}

export class Turn extends TableTurn {
  /** Cells picked for a pasture. */
  picked = $state<string[]>([]);
  /** A cell that cannot be added to what is picked, while the person looks why. */
  tried = $state<string | null>(null);
  /** Edges picked one by one. */
  edges = $state<string[]>([]);
  /** Fences are chosen by cells or by edges. */
  byEdge = $state(false);
  /** One of several things that could be built on cells, if the person wants only that. */
  group = $state<string | null>(null);
  /** The cell or edge under the pointer or the focus. */
  over = $state<string | null>(null);
  /** A cell where more than one thing could be built. */
  at = $state<string | null>(null);
  /** A card whose several choices are shown. */
  card = $state<string | null>(null);
  /** The card being read. */
  reading = $state<string | null>(null);
  /** Farm or form, where both are there. */
  look = $state<'form' | 'farm'>('form');

  readonly farm = $derived<FarmView | null>(this.view?.farms[this.seat] ?? null);
  private readonly byHome = $derived.by(() => {
    const found: Partial<Record<Home, OptionMessage[]>> = {};
    for (const option of this.options) (found[homeOf(option)] ??= []).push(option);
    if ((found.button?.length ?? 0) > FEW + 1) {
      found.list = [
        ...(found.list ?? []),
        ...(found.button ?? []).filter((o) => o.verb !== 'stop'),
      ];
      delete found.button;
    }
    return found;
  });
  readonly spaces = $derived(keyed(this.byHome.space ?? [], (o) => anchorOf(o, 'space') ?? ''));
  readonly plans = $derived(this.byHome.plan ?? []);
  readonly lists = $derived(this.byHome.list ?? []);
  readonly picks = $derived(this.byHome.pick ?? []);
  /** Choices by the card they belong to: of the hand, or a major improvement. */
  readonly hand = $derived(grouped(this.byHome.hand ?? [], cardOf));
  readonly majors = $derived(grouped(this.byHome.major ?? [], cardOf));

  readonly fences = $derived(this.byHome.fence ?? []);
  readonly single = $derived(keyed(this.byHome.edge ?? [], (o) => anchorOf(o, 'edge') ?? ''));
  readonly groups = $derived([
    ...unique((this.byHome.cell ?? []).map((o) => o.verb)),
    ...(this.fences.length || this.single.size ? ['fence'] : []),
  ]);
  readonly doing = $derived(
    this.group ?? (this.groups.length === 1 ? (this.groups[0] ?? null) : null),
  );
  /** Is the farm shown the one of the decision? */
  readonly home = $derived(this.shown === null || this.shown === this.seat);

  /** Cells where a click builds at once: the token by cell. With several things to build, one must be chosen first. */
  readonly cells = $derived.by(() => {
    if (!this.home || this.doing === 'fence') return tokensByCell([]);
    const here = (this.byHome.cell ?? []).filter(
      (o) => this.doing === null || o.verb === this.doing,
    );
    return tokensByCell(here);
  });
  readonly fencing = $derived(this.home && this.doing === 'fence');
  /** The pastures that are still possible with what is picked, and the one that it is. */
  readonly fitting = $derived.by(() => {
    if (this.byEdge)
      return this.fences.filter((o) => this.edges.every((edge) => this.fresh(o).includes(edge)));
    return this.fences.filter((o) => this.picked.every((cell) => cellsOf(o).includes(cell)));
  });
  readonly pasture = $derived.by<OptionMessage | null>(() => {
    if (this.byEdge)
      return this.edges.length
        ? (this.fitting.find((o) => this.fresh(o).length === this.edges.length) ?? null)
        : null;
    return this.picked.length
      ? (this.fitting.find((o) => cellsOf(o).length === this.picked.length) ?? null)
      : null;
  });

  readonly staged = $derived(
    this.home && (this.plans.length > 0 || this.picks.length > 0) && this.look === 'form',
  );

  /** The fences a pasture would still need. */
  fresh(option: OptionMessage): string[] {
    const old = this.farm?.fences ?? [];
    return around(cellsOf(option)).filter((edge) => !old.includes(edge));
  }

  override get view(): AgricolaView | null {
    return super.view as AgricolaView | null;
  }

  override get buttons(): OptionMessage[] {
    return (this.byHome.button ?? []).filter((o) => o.verb !== 'stop');
  }

  /** What a click on a cell builds; '' where there are several things. */
  verbAt(cell: string): string {
    const token = this.cells.get(cell);
    return this.options.find((option) => option.token === token)?.verb ?? '';
  }

  /** A cell was clicked: build there, or show what could be built there. */
  build(cell: string): void {
    const token = this.cells.get(cell);
    if (token) this.choose(token);
    else this.at = this.at === cell ? null : cell;
  }

  /** Everything that could be built on the cell that was clicked. */
  readonly here = $derived(
    this.at === null
      ? []
      : (this.byHome.cell ?? []).filter((o) => cellsOf(o).includes(this.at ?? '')),
  );

  /** Pick a cell for a pasture, or let it go. */
  pick(cell: string): void {
    this.tried = null;
    this.picked = this.picked.includes(cell)
      ? this.picked.filter((c) => c !== cell)
      : [...this.picked, cell];
  }

  pickEdge(edge: string): void {
    const fence = this.single.get(edge);
    if (fence) this.choose(fence.token);
    else
      this.edges = this.edges.includes(edge)
        ? this.edges.filter((e) => e !== edge)
        : [...this.edges, edge];
  }

  /** Between cells and edges; what is picked is kept where it can be. */
  turnFences(byEdge: boolean): void {
    const pasture = this.pasture;
    this.edges = byEdge && pasture ? this.fresh(pasture) : [];
    this.picked = !byEdge && pasture ? cellsOf(pasture) : [];
    this.byEdge = byEdge;
  }

  /** A card was clicked: its one choice is made, several are shown. */
  play(options: OptionMessage[], id: string): void {
    const only = options.length === 1 ? options[0] : undefined;
    if (only) this.choose(only.token);
    else if (options.length) this.card = this.card === id ? null : id;
  }

  /** Open a card to read. */
  lookAt(id: string): void {
    this.reading = id;
    this.panel = 'card';
  }

  override forget(): void {
    super.forget();
    this.picked = [];
    this.tried = null;
    this.edges = [];
    this.group = null;
    this.over = null;
    this.at = null;
    this.card = null;
    this.look = 'form';
  }

  override back(): boolean {
    const had =
      this.picked.length > 0 ||
      this.edges.length > 0 ||
      this.card !== null ||
      this.at !== null ||
      this.group !== null;
    this.picked = [];
    this.edges = [];
    this.card = null;
    this.at = null;
    this.group = null;
    return had;
  }
}
