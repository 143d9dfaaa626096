/** A home as it would be after a choice that is only looked at. */
import type { OptionMessage } from '../../lib/messages';
import { amountsIn } from '../../table/options';
import type { FiendsHome } from './view';

/** The animals an arrangement puts on each cell. */
export function herds(option: OptionMessage): Map<string, [string, number][]> {
  const found = new Map<string, [string, number][]>();
  for (const [place, n] of amountsIn(option, 'animals')) {
    const [cell = '', animal = ''] = place.split(':');
    found.set(cell, [...(found.get(cell) ?? []), [animal, n]]);
  }
  return found;
}

/** The animals as they would stand. */
export function arranged(home: FiendsHome, option: OptionMessage | null): FiendsHome {
  if (option?.verb !== 'arrange') return home;
  const stand = herds(option);
  const animals = home.animals.map((box) => {
    const there = box.cells.flatMap((cell) => stand.get(cell) ?? []);
    const kind = there.find(([animal]) => animal !== 'dog');
    const dogs = there.find(([animal]) => animal === 'dog');
    return {
      ...box,
      animal: kind ? kind[0] : null,
      count: kind ? kind[1] : 0,
      dogs: dogs ? dogs[1] : 0,
    };
  });
  return { ...home, animals };
}
