/** The view of a Neanderthal table, as the engine writes it (games/neanderthal/view.py). */
import type { TableView } from '../../lib/view';

export type Disc = 'O' | 'W' | 'B';
export type Discs = Record<Disc, number>;
/** Numbers of tokens by colour, and the Alpha. */
export type Tokens = Record<string, number>;

export interface NeanderthalView extends TableView {
  game: 'neanderthal';
  turn: number;
  turns_left: number;
  order: string[];
  event: string | null;
  event_card: PrintedWoman | null;
  over_ice: boolean;
  portals_needed: number;
  decks: { north: number; south: number; events: number; unused: number };
  slots: SlotView[];
  women: WomanView[];
  species: SpeciesView[];
  dead: Record<string, { members: number; alpha: boolean }>;
  removed: { biomes: string[]; women: string[] };
  pending: {
    species: string;
    slot: string;
    claim: boolean;
    predators: string[];
    robbed: boolean;
  }[];
  promises: PromiseView[];
  outlook: Record<string, Record<string, Outlook>>;
  goal: Goal | null;
  greenland: Record<string, unknown> | null;
}

/** What a species promised to another, until the end of a turn. */
export interface PromiseView {
  species: string;
  to: string;
  kind: 'no_hunt' | 'no_suitor' | 'no_bid';
  slot: string | null;
  woman: string | null;
  until: number;
}
export interface Goal {
  kind: 'alone' | 'together';
  met?: Record<string, boolean>;
  number?: number;
  species_with_animals?: number;
  needed?: number;
}
export interface Chance {
  hunters: number;
  success: number;
  newborns: number;
  losses: number;
  claim: number;
}
export interface Outlook {
  now: number;
  robbed: number;
  by_hunters: Chance[];
}

export interface Band {
  kind: 'trophy' | 'animal' | 'invention';
  dice: number;
  points?: number;
  newborns?: number;
  release?: Discs;
  name?: string;
  effect?: string;
  weapon?: boolean;
}

export interface Biome {
  id: string;
  name: string;
  category: 'L' | 'S' | 'C';
  predator: boolean;
  forage: string | null;
  peak: number;
  prerequisites: Discs;
  hits: number;
  hit_faces: number[];
  frost: number[];
  bite: number[];
  newborns: number;
  release: Discs;
  band: Band;
}

export interface SlotView {
  slot: string;
  state: 'card' | 'ice' | 'blank_ice' | 'empty';
  card: Biome | null;
  inactive: boolean;
  groups: Record<string, Tokens>;
}

export interface PrintedWoman {
  id: string;
  name: string;
  order: string[];
  events: { icon: string; n: number }[];
  bid: Disc[];
  portals: string[];
  ability: string;
}

export interface WomanView extends PrintedWoman {
  host: string;
  discs: Discs;
  settled: boolean;
  partner: { species: string; alpha: boolean; settled: boolean } | null;
  suitors: Record<string, 'member' | 'alpha'>;
  enjoyed_by: string[];
}

export interface Held {
  name: string;
  settled: boolean;
  disc: Disc | null;
}

export interface SpeciesView {
  species: string;
  seat: number;
  side: 'vocal' | 'tribal';
  structure: string | null;
  structure_discs: Discs;
  vocabulary: Discs;
  portals: Record<string, number>;
  elders: Record<string, { alpha: boolean; settled: boolean }>;
  elder_slots: Record<string, Disc>;
  needs_partners: boolean;
  pool: Tokens;
  women: string[];
  animals: Held[];
  inventions: Held[];
  trophies: { name: string; points: number }[];
  hand: Biome[];
  hand_limit: number;
  abilities: string[];
  forages: boolean;
  alpha_powers: string[];
  lazarus: boolean;
  chaos_members: number;
  chaos_words: number;
  chaos_safe: boolean;
  points: Record<string, number>;
  total: number;
}

export const DISCS: readonly Disc[] = ['O', 'W', 'B'];

export const sum = (amounts: Partial<Record<string, number>>): number =>
  Object.values(amounts).reduce<number>((all, n) => all + (n ?? 0), 0);
export const percent = (chance: number): string => `${Math.round(chance * 100)}%`;
