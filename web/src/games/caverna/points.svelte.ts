/** The printed things as the engine lists them: furnishing tiles with prices and points, loot, the market. */
import { api } from '../../lib/api';
import type { PreviewInfo } from '../../lib/messages';
import type { Amounts } from '../../table/options';
import { costsIn } from '../../table/previews';
import type { TileColour } from './tiles';
import type { CavernaView } from './view';

export interface TileInfo {
  name: string;
  colour: TileColour;
  price: Record<string, number>;
  points: number;
  bonus: boolean;
  introductory: boolean;
  unlimited: boolean;
}

export interface LootInfo {
  name: string;
  strength: number;
}
export interface MarketLine {
  good: string;
  price: number;
}

/** The loot of each game, weakest first, and what its market sells. */
export const printed = $state<Record<string, { loot: LootInfo[]; market: MarketLine[] }>>({});

/** Icons of other things that an expansion lays on a space, by their name as in 'trap:pitfall'. */
export const PIECES = $state<Record<string, string>>({});

export const tileInfo = $state<Record<string, TileInfo>>({});
const asked: Record<string, Promise<TileInfo[]> | undefined> = {};

/** All furnishing tiles of a game; asked for once. */
export function catalogue(game = 'caverna'): Promise<TileInfo[]> {
  const found = asked[game] ?? look(game);
  asked[game] = found;
  return found;
}

async function look(game: string): Promise<TileInfo[]> {
  const found = await api.gallery(game);
  const tiles = (found['tiles'] ?? []) as TileInfo[];
  for (const tile of tiles) tileInfo[tile.name] = tile;
  printed[game] = {
    loot: (found['loot'] ?? []) as LootInfo[],
    market: (found['market'] ?? []) as MarketLine[],
  };
  return tiles;
}
void catalogue().catch(() => delete asked['caverna']);

/** The printed number, or '*' where only a bonus counts. */
export function pointsText(name: string): string {
  const info = tileInfo[name];
  if (!info) return '';
  return info.points === 0 && info.bonus ? '*' : String(info.points);
}

/** What a tile costs: as its choice would take it, else as the view says for whoever looks, else as printed. */
export function priceOf(
  name: string,
  view: CavernaView | null,
  preview: PreviewInfo | null,
): Amounts {
  const paid = costsIn(preview);
  return paid.length
    ? paid
    : Object.entries(view?.prices[name]?.price ?? tileInfo[name]?.price ?? {});
}
