/** A decision at a Caverna table: its options by where they are answered, and what is picked so far. */
import type { OptionMessage } from '../../lib/messages';
import { keyed, unique } from '../../lib/collect';
import { Turn as TableTurn } from '../../table/turn.svelte';
import { wordIn } from '../../table/options';
import { anchorOf, cellsOf, groupOf, homeOf, type Home } from './options';
import { printed, type LootInfo, type MarketLine } from './points.svelte';
import type { CavernaView, HomeView } from './view';

export class Turn extends TableTurn {
  /** The first cell picked for a tile or a large pasture; the second completes the choice. */
  first = $state<string | null>(null);
  /** The furnishing tile picked in the catalogue; a cell completes the choice. */
  tile = $state<string | null>(null);
  /** The terrain for which rubies are paid, being aimed at the board, or null for the decision itself. */
  aim = $state<string | null>(null);
  /** One of several things that could be built, if the person wants only that. */
  group = $state<string | null>(null);
  /** The halves of a tile are laid the other way round. */
  swapped = $state(false);
  /** The cell under the pointer or the focus. */
  over = $state<string | null>(null);
  /** Board or form, where both are there; 'auto' prefers the form unless the board has choices. */
  look = $state<'auto' | 'board' | 'form'>('auto');

  readonly home = $derived<HomeView | null>(this.view?.homes[this.seat] ?? null);
  protected readonly byHome = $derived.by(() => {
    const found: Partial<Record<Home, OptionMessage[]>> = {};
    for (const option of this.options) (found[this.place(option)] ??= []).push(option);
    return found;
  });
  readonly spaces = $derived(keyed(this.byHome.space ?? [], (o) => anchorOf(o, 'space') ?? ''));
  readonly loot = $derived(this.byHome.loot ?? []);
  readonly market = $derived(this.byHome.market ?? []);
  readonly plans = $derived(this.byHome.plan ?? []);
  readonly lists = $derived(this.byHome.list ?? []);
  readonly dwarfs = $derived(this.byHome.dwarf ?? []);
  readonly furnish = $derived(this.byHome.tile ?? []);
  readonly tiles = $derived(unique(this.furnish.map((o) => anchorOf(o, 'tile') ?? '')));

  /** Everything that could be answered on the board now: of the decision, of a picked tile, or of an aimed exchange. */
  protected readonly onBoard = $derived.by<OptionMessage[]>(() => {
    if (this.aim)
      return this.exchanges.filter((o) => o.verb === 'ruby' && wordIn(o, 'terrain') === this.aim);
    if (this.tile) return this.furnish.filter((o) => anchorOf(o, 'tile') === this.tile);
    return this.byHome.board ?? [];
  });
  readonly groups = $derived(unique(this.onBoard.map(groupOf)));
  readonly poses = $derived(
    this.group === null ? this.onBoard : this.onBoard.filter((o) => groupOf(o) === this.group),
  );
  /** The poses that fit the first cell picked. */
  readonly fitting = $derived(
    this.first === null
      ? this.poses
      : this.poses.filter((o) => cellsOf(o).includes(this.first ?? '')),
  );
  /** The cells that can be clicked. */
  readonly cells = $derived(
    this.shown === null || this.shown === this.seat ? unique(this.fitting.flatMap(cellsOf)) : [],
  );
  /** The choice shown as a ghost: under the pointer, or the one Enter would make. */
  readonly ghost = $derived.by<OptionMessage | null>(() => {
    const suggested = this.poses.find((o) => o.token === this.pointed);
    if (suggested) return suggested;
    const here = this.over === null || this.over === this.first ? null : this.preview(this.over);
    if (here) return here;
    const second = this.first === null ? null : this.cells.find((cell) => cell !== this.first);
    return second
      ? this.preview(second)
      : this.first !== null || this.poses.length === 1
        ? (this.fitting[0] ?? null)
        : null;
  });

  readonly stage = $derived<'feed' | 'loot' | 'market' | null>(
    this.plans.length ? 'feed' : this.loot.length ? 'loot' : this.market.length ? 'market' : null,
  );
  readonly staged = $derived(
    this.stage !== null &&
      !this.aim &&
      !this.tile &&
      (this.look === 'form' || (this.look === 'auto' && this.poses.length === 0)) &&
      (this.shown === null || this.shown === this.seat),
  );

  /** Where an option is answered. */
  protected place(option: OptionMessage): Home {
    return homeOf(option);
  }

  /** What an expedition may bring home, weakest first. */
  get items(): LootInfo[] {
    return printed[this.view?.game ?? '']?.loot ?? [];
  }
  /** What the market sells. */
  get lines(): MarketLine[] {
    return printed[this.view?.game ?? '']?.market ?? [];
  }

  /** What else can be done, in the words of an expansion. */
  also(): string[] {
    return [];
  }

  override get view(): CavernaView | null {
    return super.view as CavernaView | null;
  }

  override get buttons(): OptionMessage[] {
    return (this.byHome.button ?? []).filter((o) => o.verb !== 'stop');
  }

  override forget(): void {
    super.forget();
    this.first = null;
    this.tile = null;
    this.aim = null;
    this.group = null;
    this.swapped = false;
    this.over = null;
    this.look = 'auto';
  }

  override back(): boolean {
    const had = this.first !== null;
    this.first = null;
    return had;
  }

  /** Click on a cell: complete the choice if that is all it needs, else remember the cell. */
  pick(cell: string): void {
    if (cell === this.first) {
      this.first = null;
      return;
    }
    const token = this.clicks(cell);
    if (token) {
      this.choose(token);
      return;
    }
    this.first = this.poses.some((o) => cellsOf(o).includes(cell)) ? cell : null;
  }

  /** The token that a click on this cell would send; undefined if the click only picks the cell. */
  clicks(cell: string): string | undefined {
    if (cell === this.first) return undefined;
    if (this.first !== null) return this.preview(cell)?.token;
    const here = this.poses.filter((o) => cellsOf(o).includes(cell));
    return here.length === 1 && here[0] && cellsOf(here[0]).length === 1
      ? here[0].token
      : undefined;
  }

  /** The choice that this cell would complete. */
  preview(cell: string): OptionMessage | null {
    const here = this.fitting.filter((o) => cellsOf(o).includes(cell));
    if (this.first === null) return here.length === 1 ? (here[0] ?? null) : null;
    const pairs = here.filter((o) => cellsOf(o).length === 2);
    const wanted = pairs.filter((o) => groupOf(o) === (pairs[0] && groupOf(pairs[0])));
    const [one, two] = this.swapped ? [cell, this.first] : [this.first, cell];
    return wanted.find((o) => cellsOf(o).join() === `${one},${two}`) ?? wanted[0] ?? null;
  }
}
