/** Names of the printed things. */
import { t } from '../../lib/i18n';

export const space = (name: string): string => t(`space.${name.replace(/_[ab3567]$/, '')}`);
export const tile = (name: string): string => t(`tile.${name}`);
export const terrain = (name: string): string => t(`terrain.${name}`);
export const loot = (name: string): string => t(`loot.${name}`);
