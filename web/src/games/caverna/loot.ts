/** The loot list in its order: name, required strength, icon (CAV-6.9 to 6.34). */
export const LOOT: [name: string, strength: number, icon: string][] = [
  ['all_weapons_plus_1', 1, 'weapon'],
  ['dog', 1, 'dog'],
  ['wood', 1, 'wood'],
  ['grain', 2, 'grain'],
  ['sheep', 2, 'sheep'],
  ['stone', 3, 'stone'],
  ['donkey', 3, 'donkey'],
  ['vegetable', 4, 'vegetable'],
  ['ore2', 4, 'ore'],
  ['boar', 5, 'boar'],
  ['gold2', 6, 'gold'],
  ['furnish_cavern', 7, 'furnish'],
  ['stable', 8, 'stable'],
  ['tunnel', 9, 'tunnel'],
  ['small_pasture', 9, 'pasture-small'],
  ['cattle', 10, 'cattle'],
  ['large_pasture', 10, 'pasture-large'],
  ['meadow', 11, 'meadow'],
  ['dwelling', 11, 'dwelling'],
  ['field', 12, 'field'],
  ['sow', 12, 'sow'],
  ['cavern', 14, 'cavern'],
  ['breed2', 14, 'breed'],
];
export const LOOT_ICONS: Record<string, string> = Object.fromEntries(
  LOOT.map(([name, , icon]) => [name, icon]),
);
