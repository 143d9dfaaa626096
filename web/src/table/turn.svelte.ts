/** The decision a person is making, and what is open at the table. A game adds what is picked so far. */
import type { Connection } from '../lib/connection.svelte';
import { t } from '../lib/i18n';
import { idOf, idsOf, say, type Message } from '../lib/i18n/say';
import type { Decision, HintInfo, OptionMessage, PreviewInfo } from '../lib/messages';
import { settings } from '../lib/settings.svelte';
import type { TableView } from '../lib/view';
import { keyed } from '../lib/collect';
import { cellsOf } from './options';

/** The name of what lies open over the table: one of the shell's panels or of the game's. */
export type Panel = string | null;

/** A suggestion, its number, and the option it is about (a form may send what is not listed). */
export interface Idea {
  n: number;
  info: HintInfo;
  option: OptionMessage | null;
}

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

  /** The suggestion under the pointer or the focus. */
  pointed = $state<string | null>(null);

  /** What is asked, for people and with its facts. */
  readonly question = $derived<Message | null>(this.decision?.question ?? null);
  /** The question in one word: 'place', 'feed'. */
  readonly asks = $derived(this.question?.key.replace('ask.', '') ?? '');
  readonly options = $derived((this.decision?.options ?? []).filter((o) => !o.anytime));
  readonly exchanges = $derived((this.decision?.options ?? []).filter((o) => o.anytime));
  /** What may be given back for nothing. */
  readonly discards = $derived(this.decision?.discards ?? []);
  /** Is there anything in the drawer of exchanges? */
  readonly convertible = $derived(this.exchanges.length + this.discards.length > 0);
  /** Why what has this anchor cannot be chosen now. */
  readonly reasons = $derived<Record<string, Message>>(this.decision?.reasons ?? {});
  private readonly byToken = $derived(keyed(this.decision?.options ?? [], (o) => o.token));
  /** Changes whenever another question is asked. */
  readonly stamp = $derived(
    `${this.decision?.seat} ${(this.decision?.options ?? []).map((o) => o.token).join('|')}`,
  );
  readonly stop = $derived(this.options.find((o) => o.verb === 'stop') ?? null);
  readonly mine = $derived(this.decision !== null);

  /** The suggestions for this decision, best first. */
  readonly ideas = $derived.by<Idea[]>(() => {
    const { seat, hints } = this.connection.advice;
    if (this.decision?.seat !== seat) return [];
    return hints.map((info, i) => ({
      n: i + 1,
      info,
      option: this.decision?.options.find((o) => o.token === info.token) ?? null,
    }));
  });
  /** Where suggestions lie on the board. */
  readonly marks = $derived(
    this.ideas.flatMap((idea) =>
      (idea.option ? cellsOf(idea.option) : []).map((cell) => ({
        cell,
        n: idea.n,
        on: idea.info.token === this.pointed,
      })),
    ),
  );

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

  /** The other seats in turn order. */
  get others(): number[] {
    const players = this.view?.players ?? 1;
    return [...Array(players - 1).keys()].map((i) => (this.seat + 1 + i) % players);
  }

  /** Show the board of a seat large; from beside the table the same again shows the own one. */
  visit(seat: number, close?: () => void): void {
    this.shown = seat === this.seat || (seat === this.shown && !close) ? null : seat;
    close?.();
  }

  /** A number of the question; 0 if it has none of this name. */
  count(name: string): number {
    return Number(this.question?.args[name] ?? 0);
  }
  /** The id of a thing of the question, or of several. */
  named(name: string): string {
    return idOf(this.question?.args[name]);
  }
  namedAll(name: string): string[] {
    return idsOf(this.question?.args[name]);
  }

  /** Why something cannot be chosen now, in words. */
  reason(anchor: string): string {
    const found = this.reasons[anchor];
    return found ? say(found) : '';
  }

  /** What a choice would change; asked for where it did not come with the option. */
  previewOf(token: string): PreviewInfo | null {
    return this.byToken.get(token)?.preview ?? this.connection.previews.of(this.seat, token);
  }

  /** The choices that are plain buttons in the prompt bar. */
  get buttons(): OptionMessage[] {
    return [];
  }

  /** Make a choice; whatever was half picked is forgotten. The end of the turn may need a second word. */
  choose(token: string): void {
    if (!this.decision || this.connection.busy) return;
    const verb = this.byToken.get(token)?.verb ?? '';
    if (ENDS.has(verb) && settings.endTurn !== 'at_once' && this.held !== token) {
      this.held = token;
      return;
    }
    const seat = this.decision.seat;
    this.forget();
    this.shown = null;
    this.chose = true;
    this.connection.choose(seat, token);
  }

  /** Ask for suggestions, or put them away; where the table has none, say so. */
  seekHint(): void {
    if (!this.mine) return;
    if (this.connection.table?.hints === false) this.connection.refusal = t('hints.off');
    else if (this.ideas.length) this.connection.forgetHints();
    else this.connection.hint(this.seat);
  }

  /** The number of the suggestion to choose this, or 0. */
  hintOf(token: string | undefined): number {
    return this.ideas.find((idea) => idea.info.token === token)?.n ?? 0;
  }

  /** Drop whatever is half picked. */
  forget(): void {
    this.held = null;
    this.pointed = null;
  }

  /** Take the last half choice back; false if there is none. */
  back(): boolean {
    return false;
  }

  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? null : panel;
  }
}
