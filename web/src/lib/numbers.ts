/** Figures in the reader's language. */
import { settings } from './settings.svelte';

/** Points with one figure behind the point: 2.3. */
export const decimal = (value: number): string => value.toLocaleString(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A share of one as a percentage. */
export const share = (value: number): string => value.toLocaleString(settings.language, { style: 'percent', maximumFractionDigits: 0 });
