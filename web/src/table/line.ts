/** The lines of a log, as a game makes them from its events. */

/** A bit of a line: words, an icon with a label, or a number of goods. */
export interface Part {
  text?: string;
  icon?: string;
  label?: string;
  n?: number;
  bad?: boolean;
}
export interface Line {
  ply: number;
  seat: number | null;
  kind: 'round' | 'seat' | 'note';
  parts: Part[];
  /** The same without icons and without goods, and the goods alone. */
  text: string;
  gains: [string, number][];
}
