/** The view of a Caverna table, as the engine writes it (games/caverna/view.py). */
export interface CavernaView {
  game: string;
  viewer: number | null;
  players: number;
  options: Record<string, boolean | number | string>;
  round: number;
  rounds: number[];
  starting_player: number;
  next_starting_player: number;
  /** 'green' or 'red'. */
  marker: string | null;
  markers: Record<string, string>;
  /** 'none', 'normal', 'special' or 'skip_one'; `harvest_ahead` may be 'unknown'. An expansion has others. */
  harvest: string;
  harvest_ahead: string;
  /** The harvest of every round; 'red' or 'orc' for a marker, 'unknown' while it is hidden. */
  harvests: Record<string, string>;
  harvest_steps: string[];
  markers_left: Record<string, number>;
  cards_to_come: string[];
  spaces: SpaceView[];
  supply: string[];
  /** What each tile costs the viewer, and whether that is there. */
  prices: Record<string, { price: Record<string, number>; payable: boolean }>;
  homes: HomeView[];
  ply: number;
  over: boolean;
  deciders: number[];
  names: string[];
  winners: number[];
}

export interface SpaceView {
  name: string;
  board: string;
  stage: number;
  occupied_by: number | null;
  goods: Record<string, number>;
  grows: { good: string; empty: number; else: number }[];
  protected: boolean;
  /** The icon of who stands there, if it is no dwarf. */
  worker?: string;
  effect: string[];
  /** How many items of loot it gives. */
  expedition: number;
}

export interface HomeView {
  seat: number;
  goods: Record<string, number>;
  begging: number;
  stables_left: number;
  deliveries: { wood: number; stone: number; ruby: number };
  dwarfs: DwarfView[];
  acting: number;
  room: number;
  can_grow: boolean;
  food_due: number;
  cells: Record<string, CellView>;
  large_pastures: [string, string][];
  animals: ContainerView[];
  /** The animals of which one more has room. */
  room_for: string[];
  /** The food for 0, 1, 2, ... of each good that is there. */
  rates: Record<string, number[]>;
  points: Record<string, number>;
  total: number;
}

export interface DwarfView {
  weapon: number;
  space: string | null;
  stayed: boolean;
  newborn: boolean;
  prisoner?: boolean;
}

export interface CellView {
  terrain: string;
  stable: boolean;
  tile?: string;
  crop?: 'grain' | 'vegetable';
  crops?: number;
  icon?: Record<string, number>;
}

export interface ContainerView {
  cells: string[];
  accepts: string;
  capacity: number;
  animal: string | null;
  count: number;
  dogs: number;
}

export const GOODS = [
  'wood',
  'stone',
  'ore',
  'ruby',
  'grain',
  'vegetable',
  'food',
  'gold',
] as const;
export const ANIMALS = ['dog', 'sheep', 'donkey', 'boar', 'cattle'] as const;
