/** A line per event: its message where the catalogue has one, else its name and what it is about. */
import type { GameEvent } from '../../lib/api';
import { has, t } from '../../lib/i18n';
import { argument, say } from '../../lib/i18n/say';
import type { Line } from '../../table/line';
import { capital } from '../../table/phrases';
import { spoken } from './facts';

function text(e: GameEvent): string {
  const key = `log.${e.event}`;
  if (has(key)) return say({ key, args: e.args });
  const rest = Object.entries(e.args).map(
    ([name, value]) => `${spoken(name)} ${String(argument(value))}`,
  );
  return [spoken(e.event), rest.join(', ')].filter(Boolean).join(': ');
}

export function lines(events: GameEvent[]): Line[] {
  return events.map((e) => {
    const words =
      e.event === 'round' ? t('log.round', { round: Number(e.args['round']) }) : text(e);
    return {
      ply: e.ply,
      seat: e.seat,
      kind: e.event === 'round' ? 'round' : e.seat === null ? 'note' : 'seat',
      parts: [{ text: e.seat === null ? capital(words) : words }],
      text: words,
      gains: [],
    };
  });
}
