import type { Message } from '../lib/i18n/say';

/** One choice of a record; the seat of chance is -1, a hidden choice has no message. */
export interface Move {
  seat: number;
  token: string;
  message: Message | null;
}
