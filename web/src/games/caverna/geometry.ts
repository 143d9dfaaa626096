/** Where cells lie on the home board (viewBox 0 0 676 476; see the kit's layout grid). */
export const SIZE = 100;
export const BOARD = { x: 0, y: 0, width: 676, height: 476 };

/** The upper left corner of a cell such as f43 or m21; rows 0 and 5, f?0 and m?4 overhang. */
export function corner(cell: string): { x: number; y: number } {
  const row = Number(cell[1]);
  const column = Number(cell[2]);
  return { x: (cell[0] === 'f' ? 24 : 352) + SIZE * (column - 1), y: 60 + SIZE * (row - 1) };
}

export function overhangs(cell: string): boolean {
  const row = Number(cell[1]);
  const column = Number(cell[2]);
  return row === 0 || row === 5 || (cell[0] === 'f' ? column === 0 : column === 4);
}

/** The part of the plane to show: the board, and more when tiles hang over its edge. */
export function viewBox(cells: string[]): string {
  let left = BOARD.x;
  let top = BOARD.y;
  let right = BOARD.width;
  let bottom = BOARD.height;
  for (const cell of cells) {
    if (!overhangs(cell)) continue;
    const { x, y } = corner(cell);
    left = Math.min(left, x - 4);
    top = Math.min(top, y - 4);
    right = Math.max(right, x + SIZE + 4);
    bottom = Math.max(bottom, y + SIZE + 4);
  }
  return `${left} ${top} ${right - left} ${bottom - top}`;
}

/** The mountain alone, for choosing a cavern. */
export function mountainBox(cells: string[]): string {
  const [, top = 0, width = 0, height = 0] = viewBox(cells.filter((cell) => cell[0] === 'm'))
    .split(' ')
    .map(Number);
  return `330 ${top} ${width - 330} ${height}`;
}

/** Do two cells lie side by side in one row? */
export const wide = (pair: [string, string]): boolean => pair[0][1] === pair[1][1];
/** Two cells in reading order. */
export const ordered = (pair: [string, string]): [string, string] =>
  pair[0] < pair[1] ? pair : [pair[1], pair[0]];

/** A cell in words: 'forest, row 4, column 3'. */
export function cellParts(cell: string): {
  area: 'forest' | 'mountain';
  row: number;
  column: number;
} {
  return {
    area: cell[0] === 'f' ? 'forest' : 'mountain',
    row: Number(cell[1]),
    column: Number(cell[2]),
  };
}

/** Places for n pieces inside a box: rows of at most three (small) or five (wide). */
export function places(
  n: number,
  x: number,
  y: number,
  width: number,
  size: number,
): { x: number; y: number }[] {
  const perRow = width > SIZE ? 5 : n > 4 ? 3 : 2;
  const shown = Math.min(n, perRow * 2);
  const rows = Math.ceil(shown / perRow);
  const found = [];
  for (let i = 0; i < shown; i++) {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, shown - row * perRow);
    const gap = (width - 16) / inRow;
    found.push({
      x: x + 8 + gap * (i % perRow) + (gap - size) / 2,
      y: y + 50 - (rows * (size - 4)) / 2 + row * (size - 4) + (i % 2) * 4 - 6,
    });
  }
  return found;
}

/** The nearest cell with an option in a direction, for the arrow keys. */
export function neighbour(from: string, key: string, among: string[]): string | null {
  const here = corner(from);
  let best: string | null = null;
  let least = Infinity;
  for (const cell of among) {
    if (cell === from) continue;
    const { x, y } = corner(cell);
    const dx = x - here.x;
    const dy = y - here.y;
    const along =
      key === 'ArrowRight' ? dx : key === 'ArrowLeft' ? -dx : key === 'ArrowDown' ? dy : -dy;
    const across = key === 'ArrowRight' || key === 'ArrowLeft' ? Math.abs(dy) : Math.abs(dx);
    if (along <= 0) continue;
    const distance = along + 2 * across;
    if (distance < least) {
      least = distance;
      best = cell;
    }
  }
  return best;
}
