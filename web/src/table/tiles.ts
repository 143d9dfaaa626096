/** The picture on each furnishing tile and the colour of its name tag. */
export const TILE_ICONS: Record<string, string> = {
  dwelling: 'dwelling', simple_dwelling_42: 'dwelling', simple_dwelling_33: 'dwelling', mixed_dwelling: 'dwelling',
  couple_dwelling: 'growth', additional_dwelling: 'newborn', entry_level_dwelling: 'dwelling',
  cuddle_room: 'sheep', breakfast_room: 'cattle', stubble_room: 'field', work_room: 'tunnel', guest_room: 'human',
  office_room: 'expand', carpenter: 'fence', stone_carver: 'stone', blacksmith: 'forge', miner: 'ore-mine',
  builder: 'build', trader: 'convert', wood_supplier: 'wood', stone_supplier: 'stone', ruby_supplier: 'ruby',
  dog_school: 'dog', quarry: 'donkey', seam: 'ore', slaughtering_cave: 'food', cooking_cave: 'bake', working_cave: 'dwarf',
  mining_cave: 'donkey', breeding_cave: 'breed', peaceful_cave: 'weapon', weaving_parlor: 'sheep', milking_parlor: 'cattle',
  state_parlor: 'points', hunting_parlor: 'boar', beer_parlor: 'grain', blacksmithing_parlor: 'ruby',
  stone_storage: 'stone', ore_storage: 'ore', spare_part_storage: 'convert', main_storage: 'furnish-yellow',
  weapon_storage: 'weapon', supplies_storage: 'food', broom_chamber: 'growth', treasure_chamber: 'ruby',
  food_chamber: 'vegetable', prayer_chamber: 'hearth', writing_chamber: 'book', fodder_chamber: 'breed',
};

const ORANGE = new Set(['dwelling', 'simple_dwelling_42', 'simple_dwelling_33', 'mixed_dwelling', 'couple_dwelling', 'additional_dwelling', 'entry_level_dwelling']);
const YELLOW = /(_parlor|_storage|_chamber)$/;

export function tileColour(name: string): 'orange' | 'green' | 'yellow' {
  if (ORANGE.has(name)) return 'orange';
  return YELLOW.test(name) ? 'yellow' : 'green';
}
