/** Who shall sit on a seat, as one word: 'me', 'open', 'hotseat' or 'bot:NAME'. */
import { t } from '../lib/i18n';
import type { SeatWish } from '../lib/messages';
import { standardOf } from './levels';

/** A seat for a bot, where the game has any. */
export const seatFor = (bots: string[]): string =>
  standardOf(bots) ? `bot:${standardOf(bots)}` : 'open';

/** The seats after one was given away; only one seat is one's own. */
export const sit = (wishes: string[], seat: number, wish: string): string[] =>
  wishes.map((old, i) => (i === seat ? wish : wish === 'me' && old === 'me' ? 'open' : old));

/** The seats at a game with these bots: those it has not are replaced. */
export const withBots = (wishes: string[], bots: string[]): string[] =>
  wishes.map((wish) =>
    wish.startsWith('bot:') && !bots.includes(wish.slice(4)) ? seatFor(bots) : wish,
  );

/** A wish as the server wants it: `own` is one's own name, `name` that of a seat at this screen. */
export function wishOf(wish: string, seat: number, own: string, name: string): SeatWish {
  const [kind = 'open', bot] = wish.split(':');
  const called =
    kind === 'me'
      ? own.trim() || t('you')
      : kind === 'hotseat'
        ? name.trim() || t('lobby.player', { n: seat + 1 })
        : null;
  return { kind: kind as SeatWish['kind'], name: called, bot: bot ?? null };
}
