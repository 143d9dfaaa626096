/** The furnishing tiles as the engine lists them: prices and printed points. */
import { api } from '../lib/api';
import type { TileColour } from './tiles';

export interface TileInfo {
  name: string;
  title: string;
  colour: TileColour;
  price: Record<string, number>;
  points: number;
  bonus: boolean;
  introductory: boolean;
  unlimited: boolean;
}

export const tileInfo = $state<Record<string, TileInfo>>({});
export const printedPoints = $state<Record<string, number>>({});
let asked: Promise<TileInfo[]> | null = null;

/** All furnishing tiles; asked for once. */
export function catalogue(): Promise<TileInfo[]> {
  asked ??= (api.tiles() as Promise<TileInfo[]>).then((tiles) => {
    for (const tile of tiles) {
      tileInfo[tile.name] = tile;
      printedPoints[tile.name] = tile.points;
    }
    return tiles;
  });
  return asked;
}
void catalogue().catch(() => (asked = null));

/** The printed number, or '*' where only a bonus counts. */
export function pointsText(name: string): string {
  const info = tileInfo[name];
  if (!info) return '';
  return info.points === 0 && info.bonus ? '*' : String(info.points);
}
