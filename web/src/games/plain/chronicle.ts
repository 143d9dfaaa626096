/** A line per event, in the engine's own words. */
import type { GameEvent } from '../../lib/api';
import { t } from '../../lib/i18n';
import { capital } from '../../table/phrases';
import type { Line } from '../../table/line';
import { spoken } from './facts';

const OWN = new Set(['ply', 'event', 'seat']);

function text(e: GameEvent): string {
  const rest = Object.entries(e)
    .filter(([name]) => !OWN.has(name))
    .map(([name, value]) => `${spoken(name)} ${spoken(String(value))}`);
  return [spoken(e.event), rest.join(', ')].filter(Boolean).join(': ');
}

export function lines(events: GameEvent[]): Line[] {
  return events.map((e) => {
    const words = e.event === 'round' ? t('log.round', { round: Number(e['round']) }) : text(e);
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
