/** The pictures of loot. */
export const LOOT_ICONS: Record<string, string> = {
  all_weapons_plus_1: 'weapon',
  ore2: 'ore',
  gold2: 'gold',
  furnish_cavern: 'furnish',
  small_pasture: 'pasture-small',
  large_pasture: 'pasture-large',
  breed2: 'breed',
};

/** The picture of an item; most have the name of what they bring. */
export const lootIcon = (name: string): string => LOOT_ICONS[name] ?? name;
