/** The decision a person is making, and what is open at the table. A game adds what is picked so far. */
import type { Connection } from '../lib/connection.svelte';
import type { Decision, OptionMessage } from '../lib/messages';
import { settings } from '../lib/settings.svelte';
import type { TableView } from '../lib/view';

/** The name of what lies open over the table: one of the shell's panels or of the game's. */
export type Panel = string | null;

/** Choices after which nothing is left of the turn: they are held back if the person wants to be asked. */
const ENDS = new Set(['stop', 'done']);

export class Turn {
  readonly connection: Connection;
  /** The last change was a choice of this person. */
  chose = false;
  /** A choice that ends the turn and waits for a second word. */
  held = $state<string | null>(null);
  panel = $state<Panel>(null);
  /** The seat whose board is shown large, or null for the one that decides. */
  shown = $state<number | null>(null);

  readonly ask = $derived<Record<string, unknown>>(this.decision?.ask ?? {});
  readonly asks = $derived(String(this.ask['ask'] ?? ''));
  readonly options = $derived((this.decision?.options ?? []).filter((o) => !o.anytime));
  readonly exchanges = $derived((this.decision?.options ?? []).filter((o) => o.anytime));
  readonly whyNot = $derived<Record<string, string>>(this.decision?.why_not ?? {});
  /** Changes whenever another question is asked. */
  readonly stamp = $derived(`${this.decision?.seat} ${(this.decision?.options ?? []).map((o) => o.token).join('|')}`);
  readonly stop = $derived(this.options.find((o) => o.token === 'stop') ?? null);
  readonly mine = $derived(this.decision !== null);

  constructor(connection: Connection) {
    this.connection = connection;
  }

  /** Of several decisions at once, the one of the seat looked at. */
  get decision(): Decision | null {
    const all = this.connection.decisions;
    return all.find((d) => d.seat === this.shown) ?? all[0] ?? null;
  }

  get seat(): number {
    return this.decision?.seat ?? this.connection.seats[0] ?? 0;
  }

  get view(): TableView | null {
    return this.connection.view as unknown as TableView | null;
  }

  /** The choices that are plain buttons in the prompt bar. */
  get buttons(): OptionMessage[] {
    return [];
  }

  /** Make a choice; whatever was half picked is forgotten. The end of the turn may need a second word. */
  choose(token: string): void {
    if (!this.decision || this.connection.busy) return;
    if (ENDS.has(token) && settings.endTurn !== 'at_once' && this.held !== token) {
      this.held = token;
      return;
    }
    const seat = this.decision.seat;
    this.forget();
    this.shown = null;
    this.chose = true;
    this.connection.choose(seat, token);
  }

  /** Drop whatever is half picked. */
  forget(): void {
    this.held = null;
  }

  /** Take the last half choice back; false if there is none. */
  back(): boolean {
    return false;
  }

  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? null : panel;
  }
}
