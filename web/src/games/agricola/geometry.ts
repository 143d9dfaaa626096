/** Where cells and fences lie on the farmyard (see the kit's layout grid). Cells a1 to c5; edges h03 and v25 as in the rules. */
export const SIZE = 100;
const LEFT = 56;
const TOP = 86;
export const BOX = '36 14 540 392';

export interface Place {
  x: number;
  y: number;
}

/** The upper left corner of a cell. */
export function corner(cell: string): Place {
  return { x: LEFT + SIZE * (Number(cell[1]) - 1), y: TOP + SIZE * 'abc'.indexOf(cell[0] ?? 'a') };
}

export const CELLS = ['a', 'b', 'c'].flatMap((row) =>
  [1, 2, 3, 4, 5].map((column) => `${row}${column}`),
);

/** A cell in words: row 1 to 3 from the top, column 1 to 5. */
export const cellParts = (cell: string): { row: number; column: number } => ({
  row: 'abc'.indexOf(cell[0] ?? 'a') + 1,
  column: Number(cell[1]),
});

/** The four edges of a cell: above, below, left, right. */
export function edgesOf(cell: string): [string, string, string, string] {
  const row = 'abc'.indexOf(cell[0] ?? 'a');
  const column = Number(cell[1]) - 1;
  return [`h${row}${column}`, `h${row + 1}${column}`, `v${row}${column}`, `v${row}${column + 1}`];
}

/** The edges around a set of cells. */
export function around(cells: string[]): string[] {
  const seen = new Map<string, number>();
  for (const cell of cells)
    for (const edge of edgesOf(cell)) seen.set(edge, (seen.get(edge) ?? 0) + 1);
  return [...seen].filter(([, n]) => n === 1).map(([edge]) => edge);
}

/** Do the cells hang together? */
export function connected(cells: string[]): boolean {
  const open = new Set(cells);
  const next = cells.slice(0, 1);
  for (let cell = next.pop(); cell; cell = next.pop()) {
    if (!open.delete(cell)) continue;
    const edges = edgesOf(cell);
    next.push(...[...open].filter((other) => edgesOf(other).some((edge) => edges.includes(edge))));
  }
  return open.size === 0;
}

export const flat = (edge: string): boolean => edge.startsWith('h');
/** Where an edge begins. */
export function edgeAt(edge: string): Place {
  return { x: LEFT + SIZE * Number(edge[2]), y: TOP + SIZE * Number(edge[1]) };
}

/** Rails and posts of a fence as paths. */
export function fencePaths(edge: string): { rails: string; posts: string } {
  const { x, y } = edgeAt(edge);
  const post = (px: number, py: number): string => `M${px - 3.4} ${py + 7}v-12l3.4-4.2 3.4 4.2v12z`;
  if (flat(edge))
    return {
      rails: `M${x} ${y - 4}h100M${x} ${y + 2.5}h100`,
      posts: [0, 25, 50, 75, 100].map((d) => post(x + d, y)).join(''),
    };
  return {
    rails: `M${x} ${y}v100`,
    posts: [0, 20, 40, 60, 80, 100].map((d) => post(x, y + d)).join(''),
  };
}

/** Places for pieces inside a cell: rows of two or three. */
export function places(n: number, at: Place, size: number): Place[] {
  const perRow = n > 4 ? 3 : 2;
  const shown = Math.min(n, perRow * 2);
  const rows = Math.ceil(shown / perRow);
  return [...Array(shown).keys()].map((i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, shown - row * perRow);
    const gap = (SIZE - 16) / inRow;
    return {
      x: at.x + 8 + gap * (i % perRow) + (gap - size) / 2,
      y: at.y + 46 - (rows * (size - 4)) / 2 + row * (size - 4) + (i % 2) * 4,
    };
  });
}

/** The nearest of some places in the direction of an arrow key. */
export function neighbour(from: Place, key: string, among: [string, Place][]): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const [name, { x, y }] of among) {
    const dx = x - from.x;
    const dy = y - from.y;
    const along =
      key === 'ArrowRight' ? dx : key === 'ArrowLeft' ? -dx : key === 'ArrowDown' ? dy : -dy;
    const across = key === 'ArrowRight' || key === 'ArrowLeft' ? Math.abs(dy) : Math.abs(dx);
    if (along > 1 && along + 2 * across < least) {
      least = along + 2 * across;
      best = name;
    }
  }
  return best;
}

/** The middle of an edge. */
export function middle(edge: string): Place {
  const { x, y } = edgeAt(edge);
  return flat(edge) ? { x: x + 50, y } : { x, y: y + 50 };
}
