/** The choices of a record. */
import { t } from '../lib/i18n';
import { say, type Message, type Names } from '../lib/i18n/say';
import { capital } from '../table/phrases';

/** One choice; the seat of chance is -1. What only its seat may know has no message yet. */
export interface Move {
  seat: number;
  token: string;
  message: Message | null;
}

/** A choice as a line of its own. */
export const moveText = (message: Message | null, names: Names): string =>
  message ? capital(say(message, names)) : t('replay.hidden');
