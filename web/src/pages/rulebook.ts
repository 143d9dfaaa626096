/** The rules document for reading: the server's blocks put together to sections, tables and lists. */
export interface Block {
  kind: 'heading' | 'text' | 'row' | 'code';
  level: number;
  id: string;
  cells: string[];
}
export interface Row {
  id: string;
  cells: string[];
}
export type Item =
  | { kind: 'text'; id: string; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: string[]; rows: Row[] };
export interface Section {
  anchor: string;
  level: number;
  title: string;
  items: Item[];
}
export interface Part {
  kind: 'text' | 'rule' | 'source' | 'hit';
  text: string;
}

const LINK = /\[([^\]]+)\]\([^)]*\)/g;
/** Emphasis by single stars. */
const STARS = /(^|[\s(])\*([^*\s][^*]*)\*(?=$|[\s.,;:)])/g;

/** Sections with what stands below each heading. The page shows the first heading itself. */
export function sections(blocks: Block[]): Section[] {
  const found: Section[] = [{ anchor: 'top', level: 1, title: '', items: [] }];
  let before: Block | null = null;
  for (const block of blocks) {
    const section = found[found.length - 1];
    const items = section?.items ?? [];
    const item = items[items.length - 1];
    const text = (block.cells[0] ?? '').replace(LINK, '$1').replace(STARS, '$1$2');
    if (block.kind === 'heading') {
      if (block.level > 1)
        found.push({
          anchor: block.id || `section-${found.length}`,
          level: Math.min(3, block.level),
          title: text,
          items: [],
        });
    } else if (block.kind === 'row') {
      if (item?.kind === 'table' && before?.kind === 'row')
        item.rows.push({ id: block.id, cells: block.cells });
      else items.push({ kind: 'table', head: block.cells, rows: [] });
    } else if (block.kind === 'code') {
      items.push({ kind: 'code', text: block.cells[0] ?? '' });
    } else if (text.startsWith('- ')) {
      if (item?.kind === 'list') item.items.push(text.slice(2));
      else items.push({ kind: 'list', items: [text.slice(2)] });
    } else {
      items.push({ kind: 'text', id: block.id, text });
    }
    before = block;
  }
  return found;
}

/** Only what contains all the words; tables keep their heads. */
export function search(all: Section[], words: string[]): Section[] {
  const hit = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  const found: Section[] = [];
  for (const section of all) {
    const items: Item[] = [];
    for (const item of section.items) {
      if (item.kind === 'table') {
        const rows = item.rows.filter((row) => hit(row.cells.join(' ')));
        if (rows.length) items.push({ ...item, rows });
      } else if (item.kind === 'list') {
        const kept = item.items.filter(hit);
        if (kept.length) items.push({ ...item, items: kept });
      } else if (hit(item.kind === 'text' ? `${item.id} ${item.text}` : item.text)) {
        items.push(item);
      }
    }
    if (items.length || (words.length > 0 && section.title && hit(section.title)))
      found.push({ ...section, items: items.length ? items : section.items });
  }
  return found;
}

/** How many rules a result shows. */
export function count(found: Section[]): number {
  let n = 0;
  for (const section of found)
    for (const item of section.items)
      n += item.kind === 'table' ? item.rows.length : item.kind === 'list' ? item.items.length : 1;
  return n;
}

const CUT = /([A-Z]{2,3}-[A-Z]{0,2}\d+(?:\.\d+)*[a-z]?\b|\[[PKR]\])/;

/** A text cut at rule ids, source marks and the words searched for. */
export function parts(text: string, words: string[] = []): Part[] {
  const found: Part[] = [];
  for (const piece of text.split(CUT)) {
    if (/^[A-Z]{2,3}-[A-Z]{0,2}\d/.test(piece)) found.push({ kind: 'rule', text: piece });
    else if (/^\[[PKR]\]$/.test(piece)) found.push({ kind: 'source', text: piece[1] ?? '' });
    else if (piece) found.push(...hits(piece, words));
  }
  return found;
}

function hits(text: string, words: string[]): Part[] {
  const wanted = words
    .filter((word) => word.length > 1)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (!wanted.length) return [{ kind: 'text', text }];
  return text
    .split(new RegExp(`(${wanted.join('|')})`, 'i'))
    .filter(Boolean)
    .map((piece) => ({ kind: words.includes(piece.toLowerCase()) ? 'hit' : 'text', text: piece }));
}
