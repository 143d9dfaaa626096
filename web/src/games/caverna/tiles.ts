/** The furnishing tiles as pictures: the icon on the board, the formula in the catalogue, where they lie in it. */
export type TileColour = 'orange' | 'green' | 'yellow';

/** Icons, numbers and signs; a word in the formula is written as ':key' and comes from the catalogue of words. */
export interface Picture {
  icon: string;
  formula: string;
  rule: string;
}

const P = (icon: string, formula: string, rule: number): Picture => ({
  icon,
  formula,
  rule: `CAV-11.${rule}`,
});

export const PICTURES: Record<string, Picture> = {
  entry_level_dwelling: P('dwelling', 'dwarf dwarf +2 sheep', 10),
  dwelling: P('dwelling', 'dwarf', 11),
  simple_dwelling_42: P('dwelling', 'dwarf', 12),
  simple_dwelling_33: P('dwelling', 'dwarf', 13),
  mixed_dwelling: P('dwelling', 'dwarf +2 sheep', 14),
  couple_dwelling: P('growth', 'dwarf dwarf', 15),
  additional_dwelling: P('newborn', ':sixth dwarf', 16),
  cuddle_room: P('sheep', 'sheep ≤ dwarf', 17),
  breakfast_room: P('cattle', '3 cattle', 18),
  stubble_room: P('field', 'field arrow 1 sheep', 19),
  work_room: P('tunnel', 'tunnel arrow furnish', 20),
  guest_room: P('human', ':either arrow :both', 21),
  office_room: P('expand', 'twin-meadow-field +2 gold', 22),
  carpenter: P('fence', '−1 wood', 23),
  stone_carver: P('stone', '+2 stone −1 stone', 24),
  blacksmith: P('forge', '+2 ore forge −2', 25),
  miner: P('ore-mine', 'ore-mine donkey arrow ore', 26),
  builder: P('build', 'wood stone arrow ore', 27),
  trader: P('convert', '2 gold arrow wood stone ore', 28),
  wood_supplier: P('wood', '7× wood', 29),
  stone_supplier: P('stone', '5× stone', 30),
  ruby_supplier: P('ruby', '4× ruby', 31),
  dog_school: P('dog', 'dog arrow wood', 32),
  quarry: P('donkey', 'donkey breed arrow stone', 33),
  seam: P('ore', 'stone arrow ore', 34),
  slaughtering_cave: P('food', 'cattle arrow +1 food', 44),
  cooking_cave: P('bake', 'grain vegetable arrow 5 food', 45),
  working_cave: P('dwarf', 'wood arrow dwarf', 46),
  mining_cave: P('donkey', 'donkey ore-mine −1 food', 47),
  breeding_cave: P('breed', 'breed arrow food', 48),
  peaceful_cave: P('weapon', 'weapon arrow food', 49),
  weaving_parlor: P('sheep', 'sheep arrow food ½ points', 50),
  milking_parlor: P('cattle', 'cattle arrow food points', 51),
  state_parlor: P('points', 'dwelling 4 points', 52),
  hunting_parlor: P('boar', '2 boar arrow gold food', 53),
  beer_parlor: P('grain', '2 grain arrow 3 gold', 54),
  blacksmithing_parlor: P('ruby', 'ruby ore arrow gold food', 55),
  stone_storage: P('stone', 'stone 1 points', 56),
  ore_storage: P('ore', '2 ore 1 points', 57),
  spare_part_storage: P('convert', 'wood stone ore arrow 2 gold', 58),
  main_storage: P('furnish-yellow', 'furnish-yellow 2 points', 59),
  weapon_storage: P('weapon', 'weapon 3 points', 60),
  supplies_storage: P('food', ':all weapon 8 points', 61),
  broom_chamber: P('growth', '5 dwarf 5 points', 62),
  treasure_chamber: P('ruby', 'ruby 1 points', 63),
  food_chamber: P('vegetable', 'grain vegetable 2 points', 64),
  prayer_chamber: P('hearth', ':no weapon 8 points', 65),
  writing_chamber: P('book', ':up_to +7 points', 66),
  fodder_chamber: P('breed', '3 sheep 1 points', 67),
};

/** The boards of the supply, block by block (CAV-11.71). */
export interface Block {
  name: string;
  colour: TileColour;
  tiles: string[];
}
export const BLOCKS: Block[] = [
  {
    name: 'dwellings',
    colour: 'orange',
    tiles: [
      'dwelling',
      'simple_dwelling_42',
      'simple_dwelling_33',
      'mixed_dwelling',
      'couple_dwelling',
      'additional_dwelling',
    ],
  },
  {
    name: 'rooms',
    colour: 'green',
    tiles: [
      'cuddle_room',
      'breakfast_room',
      'stubble_room',
      'work_room',
      'guest_room',
      'office_room',
    ],
  },
  {
    name: 'materials',
    colour: 'green',
    tiles: ['carpenter', 'stone_carver', 'blacksmith', 'miner', 'builder', 'trader'],
  },
  {
    name: 'suppliers',
    colour: 'green',
    tiles: ['wood_supplier', 'stone_supplier', 'ruby_supplier', 'dog_school', 'quarry', 'seam'],
  },
  {
    name: 'caves',
    colour: 'green',
    tiles: [
      'slaughtering_cave',
      'cooking_cave',
      'working_cave',
      'mining_cave',
      'breeding_cave',
      'peaceful_cave',
    ],
  },
  {
    name: 'parlors',
    colour: 'yellow',
    tiles: [
      'weaving_parlor',
      'milking_parlor',
      'state_parlor',
      'hunting_parlor',
      'beer_parlor',
      'blacksmithing_parlor',
    ],
  },
  {
    name: 'storages',
    colour: 'yellow',
    tiles: [
      'stone_storage',
      'ore_storage',
      'spare_part_storage',
      'main_storage',
      'weapon_storage',
      'supplies_storage',
    ],
  },
  {
    name: 'chambers',
    colour: 'yellow',
    tiles: [
      'broom_chamber',
      'treasure_chamber',
      'food_chamber',
      'prayer_chamber',
      'writing_chamber',
      'fodder_chamber',
    ],
  },
];

const COLOUR_OF: Record<string, TileColour> = { entry_level_dwelling: 'orange' };
for (const block of BLOCKS) for (const name of block.tiles) COLOUR_OF[name] = block.colour;
/** Tiles that an expansion adds. */
export function addTiles(
  colours: Record<string, TileColour>,
  pictures: Record<string, Picture>,
): void {
  Object.assign(COLOUR_OF, colours);
  Object.assign(PICTURES, pictures);
}
export const tileColour = (name: string): TileColour => COLOUR_OF[name] ?? 'green';
export const tileIcon = (name: string): string => PICTURES[name]?.icon ?? 'furnish';
