/** Bits of sentences about places, steps, traps and bounties. */
import { good, t } from '../../lib/i18n';
import { corner } from '../caverna/geometry';
import { tile } from '../caverna/names';
import { cellText, goodsText, list } from '../caverna/words';
import type { FiendsHome, Slot, StepView } from './view';

/** A space in words; the entry-level dwelling by its name. */
export const whereText = (cell: string): string =>
  cell === 'm41' ? t('cell.m41') : cellText(cell);
/** The same for a cave space: its tile if it has one. */
export function caveText(home: FiendsHome | null, cell: string): string {
  const there = home?.cells[cell];
  return there?.tile && cell !== 'm41' ? tile(there.tile) : whereText(cell);
}

/** Where a cell lies from another: 'up', 'down_left' ... */
export function direction(from: string, to: string): string {
  const a = corner(from);
  const b = corner(to);
  const rows = Math.sign(b.y - a.y);
  const columns = Math.sign(b.x - a.x);
  return [
    rows < 0 ? 'up' : rows > 0 ? 'down' : '',
    columns < 0 ? 'left' : columns > 0 ? 'right' : '',
  ]
    .filter(Boolean)
    .join('_');
}

export const lossText = (step: StepView): string => {
  const parts = [];
  if (step.crops) parts.push(t('step.crops', { what: goodsText(Object.entries(step.crops)) }));
  if (step.animals)
    parts.push(t('step.animals', { what: goodsText(Object.entries(step.animals)) }));
  return parts.join(', ');
};

/** What happens on a space that an orc would enter. */
export function stepText(step: StepView, home: FiendsHome | null): string {
  if (step.cave)
    return t('step.cave', {
      where: list((step.takes ?? []).map((cell) => caveText(home, cell))) || t('cell.m41'),
    });
  const loss = lossText(step);
  if (!step.trap) return loss || t('step.nothing');
  const trap = t(`trap.${step.trap}`);
  const words = t(`step.${step.outcome ?? 'passes'}`, { trap, strength: step.strength ?? 0 });
  return [loss, words].filter(Boolean).join('; ');
}

/** The icon of a step: what lies there. */
export function stepIcon(step: StepView, home: FiendsHome | null): string {
  if (step.cave) return 'cavern';
  const terrain = home?.cells[step.cell]?.terrain ?? 'forest';
  const ICONS: Record<string, string> = {
    small_pasture: 'pasture-small',
    large_pasture: 'pasture-large',
    trap: 'trap-ko',
  };
  return ICONS[terrain] ?? terrain;
}

export const bountyText = (slot: Slot): string =>
  slot.goods ? goodsText(Object.entries(slot.goods)) : t(`bounty_text.${slot.name}`);

/** The price of something as words: '1 stone'. */
export const priceText = (name: string, n = 1): string => `${n} ${good(name, n)}`;
