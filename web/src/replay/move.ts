/** One choice of a record; the seat of chance is -1. */
export interface Move {
  seat: number;
  token: string;
}
