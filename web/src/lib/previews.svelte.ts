/** What choices would change, asked of the server for what is shown; forgotten when the table moves on. */
import type { ClientMessage, PreviewInfo, PreviewsMessage } from './messages';

/** So many choices are asked for at once, after a moment in which more may be wanted. */
const MOST = 48;
const MOMENT = 80;

export class Previews {
  private known = $state.raw<Record<string, PreviewInfo>>({});
  private asked: Record<string, true> = {};
  private waiting: { seat: number; token: string }[] = [];
  private timer = 0;
  private ply = -1;

  constructor(private readonly send: (message: ClientMessage) => void) {}

  /** What a choice would change; null until that is known, and if it is not legal. */
  of(seat: number, token: string): PreviewInfo | null {
    const name = `${seat} ${token}`;
    const found = this.known[name];
    if (!found && !this.asked[name]) {
      this.asked[name] = true;
      this.waiting.push({ seat, token });
      if (!this.timer) this.timer = window.setTimeout(() => this.ask(), MOMENT);
    }
    return found ?? null;
  }

  private ask(): void {
    this.timer = 0;
    const seat = this.waiting[0]?.seat;
    if (seat === undefined) return;
    const now = this.waiting.filter((one) => one.seat === seat).slice(0, MOST);
    this.waiting = this.waiting.filter((one) => !now.includes(one));
    this.send({ type: 'preview', seat, ply: this.ply, tokens: now.map((one) => one.token) });
    if (this.waiting.length) this.timer = window.setTimeout(() => this.ask(), MOMENT);
  }

  /** The answer to a question of before is of no use any more. */
  take(message: PreviewsMessage): void {
    if (message.ply !== this.ply) return;
    const found = Object.entries(message.previews).map(
      ([token, preview]): [string, PreviewInfo] => [`${message.seat} ${token}`, preview],
    );
    this.known = { ...this.known, ...Object.fromEntries(found) };
  }

  /** The table has moved on. */
  forget(ply: number): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.ply = ply;
    this.asked = {};
    this.waiting = [];
    this.known = {};
  }
}
