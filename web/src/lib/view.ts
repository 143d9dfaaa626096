/** What the view of every game has: who plays, whose choice it is, how it ended. */
export interface TableView {
  game: string;
  viewer: number | null;
  players: number;
  options: Record<string, boolean | number | string>;
  round: number;
  ply: number;
  over: boolean;
  deciders: number[];
  names: string[];
  winners: number[];
}
