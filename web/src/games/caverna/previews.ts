/** What a choice on the board would bring, cost and hold: printed facts, for the tray. */
import type { OptionMessage } from '../../lib/messages';
import type { CavernaView, HomeView } from './view';
import { overhangs } from './geometry';
import { cellsOf, groupOf } from './options';
import { owns, type Amounts } from './rates';
import type { Turn } from './turn.svelte';

/** Icons that are covered, the Office room's gold, what mines bring. */
export function gainsOf(option: OptionMessage, home: HomeView): Amounts {
  const found = new Map<string, number>();
  const add = (name: string, n: number): void => {
    found.set(name, (found.get(name) ?? 0) + n);
  };
  const cells = cellsOf(option);
  const group = groupOf(option);
  if (group.startsWith('tile '))
    for (const cell of cells)
      for (const [name, n] of Object.entries(home.cells[cell]?.icon ?? {})) add(name, n);
  if (
    option.token.startsWith('tile ') &&
    cells.length === 2 &&
    group !== 'tile ore_mine+deep_tunnel' &&
    cells.some(overhangs)
  )
    add('gold', 2);
  if (group === 'tile ore_mine+deep_tunnel') add('ore', 3);
  if (group === 'tile ruby_mine' && home.cells[cells[0] ?? '']?.terrain === 'deep_tunnel')
    add('ruby', 1);
  return [...found];
}

/** The printed price of a fence or stable on this space; null where it is not known here. */
export function costOf(group: string, turn: Turn, view: CavernaView): Amounts | null {
  const effect = view.spaces.find((s) => s.name === turn.ask['space'])?.effect ?? [];
  const loot = effect.some((part) => part.startsWith('expedition'));
  if (group === 'fence small' || group === 'fence large') {
    const full = group === 'fence small' ? 2 : 4;
    return effect.includes('fence') ? [['wood', full]] : loot ? [['wood', full / 2]] : null;
  }
  if (group === 'stable') return effect.includes('stable') ? [['stone', 1]] : loot ? [] : null;
  return null;
}

/** The tile of the owner that makes this cheaper. */
export function discount(group: string, home: HomeView): string | null {
  if (group.startsWith('fence') && owns(home, 'carpenter')) return 'carpenter';
  if (group === 'stable' && owns(home, 'stone_carver')) return 'stone_carver';
  return null;
}

/** How many animals there is room for on these cells afterwards; 0 if it is no place for animals. */
export function holdsOf(option: OptionMessage, home: HomeView): number {
  const cells = cellsOf(option);
  const stables = cells.filter((cell) => home.cells[cell]?.stable).length;
  const group = groupOf(option);
  if (group === 'fence small') return 2 << stables;
  if (group === 'fence large') return 4 << stables;
  if (group !== 'stable') return 0;
  const before = home.animals.find((box) => box.cells.includes(cells[0] ?? ''));
  const fenced = ['small_pasture', 'large_pasture'].includes(
    home.cells[cells[0] ?? '']?.terrain ?? '',
  );
  return fenced && before ? before.capacity * 2 : 1;
}

/** Is there room for one more of a kind, as the animals stand now? */
export function hasRoomFor(home: HomeView, kind: string): boolean {
  return home.animals.some(
    (box) =>
      (box.accepts === 'any' || box.accepts === kind) &&
      box.count < box.capacity &&
      (box.animal === null || box.animal === kind),
  );
}
