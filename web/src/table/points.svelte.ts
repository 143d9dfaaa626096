/** Printed points of furnishing tiles, from the engine's catalogue. */
import { api } from '../lib/api';

export interface TileInfo {
  name: string;
  title: string;
  colour: 'orange' | 'green' | 'yellow';
  price: Record<string, number>;
  points: number;
  bonus: boolean;
  introductory: boolean;
  unlimited: boolean;
}

export const printedPoints = $state<Record<string, number>>({});
let asked: Promise<TileInfo[]> | null = null;

/** All furnishing tiles; asked for once. */
export function catalogue(): Promise<TileInfo[]> {
  asked ??= (api.tiles() as Promise<TileInfo[]>).then((tiles) => {
    for (const tile of tiles) printedPoints[tile.name] = tile.points;
    return tiles;
  });
  return asked;
}
void catalogue().catch(() => (asked = null));
