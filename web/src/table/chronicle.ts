/** Log lines from events: one line per choice, goods summed up. */
import type { GameEvent } from '../lib/api';
import { good, loot, space, t, terrain, tile } from '../lib/i18n';

export interface Line {
  ply: number;
  seat: number | null;
  kind: 'round' | 'seat' | 'note';
  text: string;
  gains: [string, number][];
}

const QUIET = new Set(['gained', 'paid', 'replenished', 'rose', 'starts', 'overrode', 'cropped', 'disarmed', 'kept', 'cleared', 'exchanged']);

/** What one event says by itself; empty if the goods of the line say it all. */
function words(e: GameEvent): string {
  switch (e.event) {
    case 'placed': return space(String(e['space']));
    case 'imitated': return t('log.imitated', { space: space(String(e['space'])) });
    case 'furnished': return t('log.furnished', { tile: tile(String(e['tile'])) });
    case 'tile_laid': return terrain(String(e['terrain']));
    case 'fenced': return terrain((e['cells'] as string[]).length > 1 ? 'large_pasture' : 'small_pasture');
    case 'stable_built': return t('log.stable');
    case 'sowed': return t('log.sowed', { n: Number(e['grain']) + Number(e['vegetable']) });
    case 'forged': return t('log.forged', { weapon: Number(e['weapon']) });
    case 'looted': return loot(String(e['loot']));
    case 'grew': return t('log.grew');
    case 'begged': return t('log.begged', { n: Number(e['n']) });
    case 'born': return t('log.born', { animals: (e['animals'] as string[]).map((name) => good(name)).join(', ') });
    case 'skipped': return t(`log.skipped_${String(e['step'])}`);
    case 'overrode': return t('log.overrode', { weapon: Number(e['weapon']) });
    case 'disarmed': return t('log.disarmed', { weapon: Number(e['weapon']) });
    case 'kept': return t('log.kept', { space: space(String(e['space'])) });
    case 'stayed': return t('log.stayed');
    case 'exchanged': return t(`log.exchanged`);
    case 'starts': return t('log.starts');
    default: return '';
  }
}

/** All lines of the log, oldest first. */
export function lines(events: GameEvent[]): Line[] {
  const found: Line[] = [];
  let current: Line | null = null;
  for (const e of events) {
    if (e.event === 'round') {
      found.push({ ply: e.ply, seat: null, kind: 'round', text: t('log.round', { round: Number(e['round']) }), gains: [] });
      current = null;
      continue;
    }
    if (e.event === 'revealed') {
      found.push({ ply: e.ply, seat: null, kind: 'note', text: t('log.revealed', { space: space(String(e['space'])) }), gains: [] });
      continue;
    }
    if (e.event === 'marker' || e.event === 'cleared') {
      const text = e.event === 'marker' ? t(`log.marker_${String(e['marker'])}`) : t('log.cleared', { space: space(String(e['space'])) });
      found.push({ ply: e.ply, seat: null, kind: 'note', text, gains: [] });
      continue;
    }
    if (e.event === 'harvest') {
      if (e['harvest'] !== 'none') found.push({ ply: e.ply, seat: null, kind: 'round', text: t(`log.harvest_${String(e['harvest'])}`), gains: [] });
      current = null;
      continue;
    }
    if (e.seat === null) continue;
    const turnBegins = e.event === 'placed';
    if (!current || current.seat !== e.seat || turnBegins) {
      current = { ply: e.ply, seat: e.seat, kind: 'seat', text: '', gains: [] };
      found.push(current);
    }
    current.ply = e.ply;
    if (e.event === 'gained' || e.event === 'paid') {
      const name = String(e['good']);
      const n = Number(e['n']) * (e.event === 'gained' ? 1 : -1);
      const entry = current.gains.find(([g]) => g === name);
      if (entry) entry[1] += n;
      else current.gains.push([name, n]);
    } else if (!QUIET.has(e.event) || ['overrode', 'disarmed', 'kept', 'starts'].includes(e.event)) {
      const word = words(e);
      if (word) current.text = current.text ? `${current.text}, ${word}` : word;
    }
  }
  for (const line of found) line.gains = line.gains.filter(([, n]) => n !== 0);
  return found.filter((line) => line.kind !== 'seat' || line.text || line.gains.length);
}
