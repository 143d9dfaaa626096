/** The view of an Agricola table, as the engine writes it (games/agricola/view.py). */
import type { Message } from '../../lib/i18n/say';
import type { TableView } from '../../lib/view';

export type Goods = Record<string, number>;

export interface AgricolaView extends TableView {
  game: 'agricola';
  rounds: number;
  harvests: number[];
  phase: 'setup' | 'preparation' | 'work' | 'home' | 'harvest' | 'over';
  starting_player: number;
  next_starting_player: number;
  spaces: SpaceView[];
  round_track: RoundView[];
  cards_to_come: Record<string, string[]>;
  majors: (CardView & { owner: number | null })[];
  decks: { minor: number; occupation: number };
  farms: FarmView[];
}

export interface PrintedSpace {
  name: string;
  board: string;
  stage: number;
  rule: string;
  grows: Goods;
  effect: string[];
}

export interface SpaceView extends PrintedSpace {
  round: number | null;
  goods: Goods;
  people: { seat: number; newborn: boolean }[];
  blocked: boolean;
}

export interface RoundView {
  round: number;
  stage: number;
  space: string | null;
  harvest: boolean;
  promised: { seat: number; card: string; goods: Goods }[];
}

export interface PersonView {
  space: string | null;
  newborn: boolean;
  number: number;
  stayed: boolean;
}
export interface CellView {
  content: 'empty' | 'room' | 'field' | 'stable';
  pasture: number | null;
  used: boolean;
  crop: string | null;
  crops: number;
}
export interface PastureView {
  cells: string[];
  stables: number;
  capacity: number;
  animal: string | null;
  count: number;
}
export interface PlaceView {
  place: string;
  capacity: number;
  sheep: number;
  boar: number;
  cattle: number;
}

export interface CardView {
  id: string;
  kind: 'major' | 'minor' | 'occupation';
  category: string;
  deck: string;
  players: number;
  points: number;
  traveling: boolean;
  cost: { goods: Goods; per_person: Goods; return_card: string[] }[];
  requires: Message[];
}
export interface HandCard extends CardView {
  playable: boolean;
  reason: Message | null;
}
export interface PlayedCard extends CardView {
  counter: number;
  /** Goods or uses still on the card. */
  lying: number;
}

export interface FarmView {
  seat: number;
  goods: Goods;
  begging: number;
  bonus: number;
  material: 'wood' | 'clay' | 'stone';
  rooms: number;
  places: number;
  can_grow: boolean;
  food_due: number;
  people: PersonView[];
  cells: Record<string, CellView>;
  field_cards: { card: string; crop: string | null; crops: number }[];
  fences: string[];
  pastures: PastureView[];
  animals: PlaceView[] | null;
  fences_left: number;
  stables_left: number;
  occupations_played: number;
  rates: Goods;
  cooks: boolean;
  ovens: { card: string; food: number; most: number }[];
  hand_size: { minor: number; occupation: number };
  known_hand: string[];
  hand: HandCard[] | null;
  cards: PlayedCard[];
  promised: { round: number; card: string; goods: Goods }[];
  points: Record<string, number>;
  total: number;
}

export const GOODS = ['wood', 'clay', 'reed', 'stone', 'grain', 'vegetable', 'food'] as const;
export const ANIMALS = ['sheep', 'boar', 'cattle'] as const;
