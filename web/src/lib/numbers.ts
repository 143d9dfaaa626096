/** Figures in the reader's language. */
import { settings } from './settings.svelte';

/** Points with one figure behind the point: 2.3. */
export const decimal = (value: number): string =>
  value.toLocaleString(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A chance as a percentage; nothing is certain before the end. */
export const chance = (value: number): string =>
  Math.min(0.99, Math.max(0.01, value)).toLocaleString(settings.language, {
    style: 'percent',
    maximumFractionDigits: 0,
  });
