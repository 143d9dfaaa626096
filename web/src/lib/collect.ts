/** Lists turned into what is looked up in. */

/** Every item once, in the order of its first appearance. */
export const unique = <T>(items: Iterable<T>): T[] => [...new Set(items)];

/** Items by a name of their own. */
export const keyed = <K, T>(items: readonly T[], key: (item: T) => K): Map<K, T> =>
  new Map(items.map((item) => [key(item), item]));

/** Items by a name that several may share, in their order. */
export function grouped<K, T>(items: readonly T[], key: (item: T) => K): Map<K, T[]> {
  const found = new Map<K, T[]>();
  for (const item of items) {
    const name = key(item);
    const group = found.get(name);
    if (group) group.push(item);
    else found.set(name, [item]);
  }
  return found;
}
