/** What the expansion adds to the tiles, boards and choices of Caverna; imported once for its effect. */
import { LAYERS } from '../caverna/layers';
import { LOOT_ICONS } from '../caverna/loot';
import { NAMED } from '../caverna/options';
import { PIECES } from '../caverna/points.svelte';
import { addTiles, tileColour, type Block, type Picture } from '../caverna/tiles';
import Layer from './Layer.svelte';
import type { FiendsView } from './view';

const P = (icon: string, formula: string): Picture => ({ icon, formula, rule: 'FF-13.1' });

addTiles(
  {
    chief_orc_dwelling: 'orange',
    forger_dwelling: 'orange',
    guest_dwelling: 'orange',
    warrior_dwelling: 'orange',
    mine_orc_dwelling: 'orange',
    offspring_dwelling: 'orange',
    orc_worker_dwelling: 'orange',
    orc_dwelling: 'orange',
    camouflage_dwelling: 'orange',
    war_dog_school: 'green',
    trap_chamber: 'yellow',
    family_parlor: 'yellow',
    dog_parlor: 'yellow',
  },
  {
    chief_orc_dwelling: P('orc-d', 'orc-d +1'),
    forger_dwelling: P('forge', 'dwarf weapon'),
    guest_dwelling: P('human', 'dwarf / orc-a'),
    warrior_dwelling: P('weapon', 'dwarf weapon'),
    mine_orc_dwelling: P('ore-mine', 'orc-a ore-mine +1 ore'),
    offspring_dwelling: P('growth', 'dwarf growth'),
    orc_worker_dwelling: P('orc-b', 'orc-b arrow dwarf'),
    orc_dwelling: P('orc-a', 'orc-a'),
    camouflage_dwelling: P('eye', 'dwarf weapon ≤ 3'),
    war_dog_school: P('dog', 'dog weapon 2'),
    trap_chamber: P('trap-ko', 'trap-ko 2 points'),
    family_parlor: P('orc-a', 'orc-a 3 points'),
    dog_parlor: P('dog', '2 dog 1 points'),
  },
);
Object.assign(LOOT_ICONS, { fight_orc: 'orc-a', set_trap: 'trap-ko', stock_mines: 'stock' });
Object.assign(NAMED, { trap: 'trap', house: 'good', unhouse: 'good', lodge: 'orc' });
Object.assign(PIECES, {
  occupy: 'orc-b',
  extract: 'ore-mine',
  'lodge:A': 'orc-a',
  'lodge:B': 'orc-b',
  'lodge:C': 'orc-c',
  'lodge:D': 'orc-d',
  'lodge:extra': 'orc-a',
});
for (const kind of ['dog', 'sheep', 'donkey', 'boar', 'cattle'])
  Object.assign(PIECES, { [`house:${kind}`]: kind, [`unhouse:${kind}`]: kind });
LAYERS.push(Layer);

/** The tiles on the table of this game, six to a block. */
export function blocks(view: FiendsView): Block[] {
  const built = view.homes.flatMap((home) =>
    Object.values(home.cells).flatMap((cell) =>
      cell.tile && cell.tile !== 'entry_level_dwelling' ? [cell.tile] : [],
    ),
  );
  const all = [...new Set([...view.supply, ...view.yellow, ...built])];
  const found: Block[] = [];
  for (const [name, colour] of [
    ['dwellings', 'orange'],
    ['functions', 'green'],
    ['scoring', 'yellow'],
  ] as const) {
    const tiles = all.filter((tile) => tileColour(tile) === colour);
    for (let i = 0; i < tiles.length; i += 6)
      found.push({ name: i ? `${name}_${i / 6 + 1}` : name, colour, tiles: tiles.slice(i, i + 6) });
  }
  return found;
}
