/** A home as it would be after a choice that is only looked at. */
import type { FiendsHome } from './view';

/** 'arrange f43=4sheep+1dog m41=2boar': the animals as they would stand. */
export function arranged(home: FiendsHome, token: string | null): FiendsHome {
  if (!token?.startsWith('arrange ')) return home;
  const stand = new Map(
    token
      .split(' ')
      .slice(1)
      .map((word) => [word.split('=')[0] ?? '', (word.split('=')[1] ?? '').split('+')]),
  );
  const animals = home.animals.map((box) => {
    const there = box.cells.flatMap((cell) => stand.get(cell) ?? []);
    const kind = there.find((part) => !part.endsWith('dog'));
    const dogs = there.find((part) => part.endsWith('dog'));
    return {
      ...box,
      animal: kind ? kind.replace(/^\d+/, '') : null,
      count: kind ? Number.parseInt(kind, 10) : 0,
      dogs: dogs ? Number.parseInt(dogs, 10) : 0,
    };
  });
  return { ...home, animals };
}
