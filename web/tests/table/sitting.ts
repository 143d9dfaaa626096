/** A table without a server: what it would send is said by the test, and what the client sends is noted. */

import type { Game } from '../../src/games/game';
import Worker from '../../src/games/plain/Worker.svelte';
import { Connection } from '../../src/lib/connection.svelte';
import type {
  ClientMessage,
  OptionMessage,
  ServerMessage,
  StateMessage,
} from '../../src/lib/messages';
import type { TableView } from '../../src/lib/view';
import { Turn } from '../../src/table/turn.svelte';

export class Socket {
  static readonly OPEN = 1;
  static last: Socket | null = null;
  readonly readyState = Socket.OPEN;
  readonly sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    Socket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  /** The server says something. */
  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export const VIEW: TableView = {
  game: 'plain',
  viewer: 0,
  players: 2,
  options: {},
  round: 1,
  ply: 4,
  over: false,
  deciders: [0],
  names: ['Ada', 'Bea'],
  winners: [],
};

/** A message that says just this. */
export const said = (text: string): OptionMessage['message'] => ({
  key: 'raw',
  args: { text: `raw:${text}` },
});

export const option = (token: string, more: Partial<OptionMessage> = {}): OptionMessage => ({
  token,
  verb: token.split(' ')[0] ?? '',
  args: {},
  message: said(token),
  widget: 'button',
  preview: { stock: {}, points: {}, due: 0, events: [], forfeits: [], ways: [] },
  anchor: '',
  anytime: false,
  ...more,
});

/** A state in which the seat at this screen decides between these options; none: others decide. */
export const state = (
  options: OptionMessage[],
  more: Partial<StateMessage> = {},
  discards: OptionMessage[] = [],
): StateMessage => ({
  type: 'state',
  ply: VIEW.ply,
  table: {
    id: 'table',
    game: 'plain',
    players: 2,
    options: {},
    seed: '',
    status: 'running',
    created: 0,
    updated: 0,
    round: 1,
    deciders: [0],
    result: [],
    seats: [
      { seat: 0, kind: 'human', name: 'Ada', bot: '', mine: true, present: true },
      { seat: 1, kind: 'bot', name: 'Bea', bot: 'steady', mine: false, present: true },
    ],
    campaign: '',
    hints: true,
    public: false,
    fixed_seed: false,
    host: true,
    my_turn: true,
  },
  view: VIEW as unknown as Record<string, unknown>,
  since: 0,
  events: [],
  decisions: options.length ? [{ seat: 0, question: null, options, discards, reasons: {} }] : [],
  can_undo: [],
  can_redo: [],
  undo_request: null,
  seat_request: null,
  scores: [],
  ...more,
});

/** A turn whose options are buttons of the prompt bar. */
class ButtonTurn extends Turn {
  override get buttons(): OptionMessage[] {
    return this.options.filter((one) => one.token !== 'stop');
  }
}

/** The least a game must say for the shell's own widgets. */
export const game = {
  id: 'plain',
  title: 'A game',
  Worker,
  prompt: () => ({ title: 'Your turn', text: 'Choose something' }),

  stop: () => 'Done',

  confirm: () => null,
  panels: [],
  openers: () => [],
  press: () => false,
} as unknown as Game;

/** Sit down at a table that is in this state. */
export function sit(now: StateMessage): { turn: Turn; socket: Socket; connection: Connection } {
  globalThis.WebSocket = Socket as unknown as typeof WebSocket;
  const connection = new Connection('table');
  const socket = Socket.last;
  if (!socket) throw new Error('The client opened no socket.');
  socket.onopen?.();
  socket.sent.length = 0;
  socket.says(now);
  return { turn: new ButtonTurn(connection), socket, connection };
}
