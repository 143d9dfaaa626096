/** A table over its socket: the newest state, what happened, and the way to choose. */
import type { GameEvent, Score } from './api';
import { say } from './i18n/say';
import { Previews } from './previews.svelte';
import type {
  ChatLine,
  ClientMessage,
  Decision,
  HintInfo,
  SeatRequestMessage,
  ServerMessage,
  TableInfo,
  UndoRequestMessage,
} from './messages';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

export class Connection {
  online = $state(false);
  ever = $state(false);
  gone = $state(false);
  ply = $state(-1);
  table = $state<TableInfo | null>(null);
  view = $state.raw<Record<string, unknown> | null>(null);
  events = $state.raw<GameEvent[]>([]);
  fresh = $state.raw<GameEvent[]>([]);
  decisions = $state.raw<Decision[]>([]);
  scores = $state.raw<Score[]>([]);
  canUndo = $state<number[]>([]);
  canRedo = $state<number[]>([]);
  undoRequest = $state<UndoRequestMessage | null>(null);
  /** Somebody asks for the seat of a person who is gone. */
  seatRequest = $state<SeatRequestMessage | null>(null);
  /** The path of the link that the table has agreed to. */
  seatLink = $state<string | null>(null);
  /** The table is private, and this person has no key to it. */
  shut = $state<string | null>(null);
  chat = $state<ChatLine[]>([]);
  seats = $state<number[]>([]);
  /** Suggestions for one seat, best first. */
  advice = $state.raw<{ seat: number; hints: HintInfo[] }>({ seat: -1, hints: [] });
  /** Suggestions were asked for and are on their way. */
  pondering = $state(false);
  /** The suggested choices in their order. */
  readonly hints = $derived(this.advice.hints.map((hint) => hint.token));
  refusal = $state<string | null>(null);
  /** The names of the seats. */
  readonly names = $derived(this.table?.seats.map((seat) => seat.name) ?? []);
  notice = $state<{ key: string; seat: number | null } | null>(null);
  busy = $state(false);
  readonly previews = new Previews((message) => this.send(message));

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private closed = false;
  private seen = -1;

  /** `key`: that of a link, for somebody who has not sat down yet. */
  constructor(
    readonly id: string,
    private readonly key = '',
  ) {
    this.connect();
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.online = true;
      socket.send(JSON.stringify({ type: 'hello', seen: this.seen, key: this.key }));
    };
    socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => {
      this.online = false;
      this.busy = false;
      this.pondering = false;
      if (event.code === 4404) this.gone = true;
      if (event.code === 4403) {
        this.shut = this.refusal ?? '';
        this.refusal = null;
      }
      if (this.closed || this.gone || this.shut !== null) return;
      this.timer = window.setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7);
    };
  }

  /** Try again at once, for an impatient click. */
  retry(): void {
    if (this.online || this.closed) return;
    clearTimeout(this.timer);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private take(message: ServerMessage): void {
    if (message.type === 'state') {
      const fresh = message.events as unknown as GameEvent[];
      this.events = [...this.events.filter((event) => event.ply <= message.since), ...fresh];
      this.fresh = fresh;
      this.seen = message.view ? message.ply : -1;
      if (message.ply !== this.ply) {
        this.forgetHints();
        this.previews.forget(message.ply);
      }
      this.ply = message.ply;
      this.table = message.table;
      this.view = message.view;
      this.decisions = message.decisions;
      this.scores = message.scores as unknown as Score[];
      this.canUndo = message.can_undo;
      this.canRedo = message.can_redo;
      this.undoRequest = message.undo_request;
      this.seatRequest = message.seat_request;
      this.seats = message.table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
      this.busy = false;
      this.ever = true;
    } else if (message.type === 'welcome') {
      this.wait = FIRST_WAIT;
      this.seats = message.seats;
      this.chat = message.chat;
    } else if (message.type === 'chat') {
      this.chat = [...this.chat, message.line];
    } else if (message.type === 'refusal') {
      this.busy = false;
      this.pondering = false;
      if (!message.stale) this.refusal = say(message.message, this.names);
    } else if (message.type === 'previews') {
      this.previews.take(message);
    } else if (message.type === 'link') {
      this.seatLink = message.path;
    } else if (message.type === 'notice') {
      this.notice = { key: message.key, seat: message.seat };
    } else if (message.type === 'hint') {
      this.pondering = false;
      if (message.ply === this.ply) this.advice = { seat: message.seat, hints: message.hints };
      if (message.hints.length === 0) this.notice = { key: 'no_hints', seat: message.seat };
    }
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  choose(seat: number, token: string): void {
    if (this.busy) return;
    this.busy = true;
    this.refusal = null;
    this.send({ type: 'choose', seat, ply: this.ply, token });
  }

  undo(seat: number): void {
    this.send({ type: 'undo', seat, ply: this.ply });
  }
  redo(seat: number): void {
    this.send({ type: 'redo', seat, ply: this.ply });
  }
  askUndo(seat: number): void {
    this.send({ type: 'ask_undo', seat });
  }
  answerUndo(accept: boolean): void {
    const request = this.undoRequest?.id;
    if (request !== undefined) this.send({ type: 'answer_undo', request, accept });
  }
  askSeat(seat: number): void {
    this.send({ type: 'ask_seat', seat });
  }
  answerSeat(accept: boolean): void {
    const request = this.seatRequest?.id;
    if (request !== undefined) this.send({ type: 'answer_seat', request, accept });
  }
  say(text: string): void {
    this.send({ type: 'say', text });
  }

  hint(seat: number): void {
    if (this.pondering || !this.online) return;
    this.pondering = true;
    this.refusal = null;
    this.send({ type: 'hint', seat });
  }

  forgetHints(): void {
    this.pondering = false;
    this.advice = { seat: -1, hints: [] };
  }
}
