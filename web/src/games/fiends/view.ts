/** The view of a Frantic Fiends table, as the engine writes it (games/fiends/view.py): that of Caverna and what the expansion adds. */
import type { CavernaView, CellView, DwarfView, HomeView } from '../caverna/view';

export interface FiendsView extends Omit<CavernaView, 'homes'> {
  homes: FiendsHome[];
  event: number;
  events: EventBoard[];
  orc_markers_seen: number;
  bounties: Strip[];
  yellow: string[];
  tiles_left: Record<string, number>;
  traps: TrapView[];
  milestone: { name: string; needs: Record<string, number>; discount: number } | null;
}

export interface EventBoard {
  number: number;
  bribe: string;
  displace: string;
  range: Record<string, number>;
  done: boolean;
  active: boolean;
  harvest: string;
}
export interface Strip {
  strip: string;
  slots: Slot[];
}
export interface Slot {
  name: string;
  column: number;
  goods?: Record<string, number>;
  gives?: string;
  taken_by: { seat: number; orc: string } | null;
}
export interface TrapInfo {
  name: string;
  sort: 'ko' | 'hold' | 'weakening';
  limit: number | null;
  price: Record<string, number>;
}
export interface TrapView extends TrapInfo {
  left: number;
}

export interface FiendsHome extends HomeView {
  cells: Record<string, FiendsCell>;
  dwarfs: FiendsDwarf[];
  fixed: boolean;
  orcs: OrcView[];
  friends: FriendView[];
  yellow_access: boolean;
  attracted: Record<string, string[]>;
}
export interface FiendsDwarf extends DwarfView {
  dwelling: string;
  prisoner: boolean;
}
export interface FiendsCell extends CellView {
  trap?: { name: string; active: boolean };
  orcs?: string[];
  occupied?: boolean;
  was?: string;
  goods?: Record<string, number>;
  animals?: Record<string, number>;
  residents?: number[];
  friend?: string;
}
export type OrcStatus = 'reserve' | 'forest' | 'cave' | 'defeated' | 'friendly';
export interface OrcView {
  letter: string;
  strength: number;
  status: OrcStatus;
  cell: string | null;
  held: boolean;
  card: string | null;
  preview: StepView[];
  after: Record<string, StepView[]>;
}
export interface FriendView {
  orc: string;
  dwelling: string;
  ability: string;
  space: string | null;
  prisoner: boolean;
}
/** One space an orc would enter. */
export interface StepView {
  cell: string;
  cave: boolean;
  takes?: string[];
  crops?: Record<string, number>;
  animals?: Record<string, number>;
  trap?: string;
  outcome?: string;
  strength?: number;
}

/** The sign of an orc; a friend from the Orc Doctor has no letter. */
export const orcIcon = (letter: string): string =>
  /^[A-D]$/.test(letter) ? `orc-${letter.toLowerCase()}` : 'orc-a';
export const TRAP_ICONS: Record<string, string> = {
  ko: 'trap-ko',
  hold: 'trap-hold',
  weakening: 'trap-weak',
};
