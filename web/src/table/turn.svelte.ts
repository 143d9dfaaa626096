/** The decision a person is making: its options by what they belong to, and what is picked so far. */
import type { Connection } from '../lib/connection.svelte';
import type { Decision, OptionMessage } from '../lib/messages';
import type { CavernaView, HomeView } from '../lib/view';

export type Panel = 'convert' | 'catalogue' | 'scores' | 'others' | 'log' | 'spaces' | 'chat' | 'options' | null;

const CELL_KINDS = new Set(['tile_pose', 'cell', 'cell_set']);

/** The cells of an anchor such as 'cell:f43 cell:f33'. */
export function cellsOf(option: OptionMessage): string[] {
  return option.anchor.split(' ').filter((part) => part.startsWith('cell:')).map((part) => part.slice(5));
}

/** The part of an anchor behind a word: anchorOf(option, 'tile') of 'tile:carpenter cell:m31' is 'carpenter'. */
export function anchorOf(option: OptionMessage, word: string): string | null {
  const found = option.anchor.split(' ').find((part) => part.startsWith(`${word}:`));
  return found ? found.slice(word.length + 1) : null;
}

export class Turn {
  readonly connection: Connection;
  /** The first cell picked for a tile or a large pasture; the second completes the choice. */
  first = $state<string | null>(null);
  /** The furnishing tile picked in the catalogue; a cell completes the choice. */
  tile = $state<string | null>(null);
  /** An exchange being aimed at the board ('ruby meadow' etc.), or null for the decision itself. */
  aim = $state<string | null>(null);
  /** For tiles of two kinds: the wanted order of halves is turned round. */
  swapped = $state(false);
  panel = $state<Panel>(null);

  readonly home = $derived<HomeView | null>(this.view?.homes[this.seat] ?? null);
  readonly ask = $derived<Record<string, unknown>>(this.decision?.ask ?? {});
  readonly options = $derived((this.decision?.options ?? []).filter((o) => !o.anytime));
  readonly exchanges = $derived((this.decision?.options ?? []).filter((o) => o.anytime));
  readonly whyNot = $derived<Record<string, string>>(this.decision?.why_not ?? {});

  readonly spaces = $derived(new Map(this.options.filter((o) => o.kind === 'space').map((o) => [anchorOf(o, 'space') ?? '', o])));
  /** Options that are answered on the board: of the decision, of a picked furnishing tile, or of an aimed exchange. */
  readonly poses = $derived.by<OptionMessage[]>(() => {
    if (this.aim) return this.exchanges.filter((o) => o.token.startsWith(`${this.aim} `));
    if (this.tile) return this.options.filter((o) => o.kind === 'tile' && anchorOf(o, 'tile') === this.tile);
    return this.options.filter((o) => CELL_KINDS.has(o.kind));
  });
  /** The poses that fit the first cell picked. */
  readonly fitting = $derived(this.first === null ? this.poses : this.poses.filter((o) => cellsOf(o).includes(this.first ?? '')));
  readonly tiles = $derived([...new Set(this.options.filter((o) => o.kind === 'tile').map((o) => anchorOf(o, 'tile') ?? ''))]);
  /** Everything that is a plain button: stop, take, grow, dwarfs out of order, amounts and so on. */
  readonly buttons = $derived(this.options.filter((o) => !CELL_KINDS.has(o.kind) && o.kind !== 'space' && o.kind !== 'tile' && o.kind !== 'loot'));
  readonly loot = $derived(this.options.filter((o) => o.kind === 'loot'));
  readonly mine = $derived(this.decision !== null);

  constructor(connection: Connection) {
    this.connection = connection;
  }

  get decision(): Decision | null {
    return this.connection.decisions[0] ?? null;
  }

  get seat(): number {
    return this.decision?.seat ?? this.connection.seats[0] ?? 0;
  }

  get view(): CavernaView | null {
    return this.connection.view as unknown as CavernaView | null;
  }

  /** Make a choice; whatever was half picked is forgotten. */
  choose(token: string): void {
    if (!this.decision) return;
    const seat = this.decision.seat;
    this.forget();
    this.connection.choose(seat, token);
  }

  forget(): void {
    this.first = null;
    this.tile = null;
    this.aim = null;
    this.swapped = false;
  }

  /** Click on a cell: complete the choice if only one option is left for it, else remember the cell. */
  pick(cell: string): void {
    if (this.first !== null && cell === this.first) {
      this.first = null;
      return;
    }
    const here = this.fitting.filter((o) => cellsOf(o).includes(cell));
    if (here.length === 0) {
      this.first = null;
      const again = this.poses.filter((o) => cellsOf(o).includes(cell));
      if (again.length) this.pick(cell);
      return;
    }
    const single = here.filter((o) => cellsOf(o).length === 1);
    if (this.first === null) {
      if (here.length === 1 && single.length === 1 && here[0]) this.choose(here[0].token);
      else this.first = cell;
      return;
    }
    const ordered = this.inOrder(here, this.first, cell);
    if (ordered) this.choose(ordered.token);
  }

  /** Among options on the same two cells, the one whose first half lies on the cell picked first. */
  inOrder(options: OptionMessage[], first: string, second: string): OptionMessage | null {
    const [one, two] = this.swapped ? [second, first] : [first, second];
    return options.find((o) => cellsOf(o).join() === [one, two].join()) ?? options.find((o) => cellsOf(o).length === 2) ?? null;
  }

  /** The choice that a second click on `cell` would make. */
  preview(cell: string): OptionMessage | null {
    if (this.first === null) {
      const here = this.poses.filter((o) => cellsOf(o).includes(cell));
      return here.length === 1 ? (here[0] ?? null) : null;
    }
    return this.inOrder(this.fitting.filter((o) => cellsOf(o).includes(cell)), this.first, cell);
  }
}
