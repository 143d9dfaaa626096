/** An option that is a set of seats: "none", or their numbers in ascending order, as "02". */
export function seatsIn(value: unknown): number[] {
  return value === 'none' ? [] : [...String(value)].map(Number);
}

/** The value after a seat was put in or taken out; seats beyond `players` are left out. */
export function withSeat(value: unknown, seat: number, on: boolean, players: number): string {
  const now = seatsIn(value).filter((other) => other !== seat && other < players);
  const seats = on ? [...now, seat].sort() : now;
  return seats.length ? seats.join('') : 'none';
}
