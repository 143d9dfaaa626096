/** The furnishing tiles as the engine lists them: prices and printed points. */
import { api } from '../../lib/api';
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
const asked: Record<string, Promise<TileInfo[]> | undefined> = {};

/** All furnishing tiles of a game; asked for once. */
export function catalogue(game = 'caverna'): Promise<TileInfo[]> {
  const found =
    asked[game] ??
    (api.catalogue(game, 'tiles') as Promise<TileInfo[]>).then((tiles) => {
      for (const tile of tiles) tileInfo[tile.name] = tile;
      return tiles;
    });
  asked[game] = found;
  return found;
}
void catalogue().catch(() => delete asked['caverna']);

/** The printed number, or '*' where only a bonus counts. */
export function pointsText(name: string): string {
  const info = tileInfo[name];
  if (!info) return '';
  return info.points === 0 && info.bonus ? '*' : String(info.points);
}
