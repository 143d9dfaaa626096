/** Names of the printed things, and the mark under which a species is seen: that of its seat. */
import { has, t } from '../../lib/i18n';
import { capital } from '../../table/phrases';
import type { NeanderthalView } from './view';

const named = (key: string, name: string): string =>
  has(`${key}.${name}`) ? t(`${key}.${name}`) : capital(name.replaceAll('_', ' '));

export const cardName = (name: string): string => named('card', name);
export const womanName = (name: string): string => named('woman', name);
export const inventionName = (name: string): string => named('invention', name);
export const speciesName = (name: string): string => named('species', name);
export const elderName = (name: string): string => named('elder', name);
export const structureName = (name: string): string => named('structure', name);
export const discName = (disc: string): string => named('disc', disc);
export const iconName = (icon: string): string => named('icon', icon);
export const portalName = (portal: string): string => named('portal', portal);

const TOGETHER: Record<string, number> = { red: 0, yellow: 3, green: 2 };
const NOBODY: Record<string, number> = { red: 6, yellow: 3, green: 4 };

/** The seat mark of a species: its seat's, or one of its own where a seat plays several species or none plays it. */
export function mark(view: NeanderthalView, species: string): number {
  const found = view.species.find((one) => one.species === species);
  if (!found) return NOBODY[species] ?? 6;
  return view.species.filter((one) => one.seat === found.seat).length > 1
    ? (TOGETHER[species] ?? 0)
    : found.seat;
}

/** Who plays a species: a person's name, or the species where one person plays several. */
export function playerName(view: NeanderthalView, species: string): string {
  const found = view.species.find((one) => one.species === species);
  return found && view.players > 1 ? (view.names[found.seat] ?? '') : speciesName(species);
}

const ART: Record<string, string> = {
  woolly_mammoth: 'mammoth',
  straight_tusked_elephant: 'mammoth',
  woolly_rhinoceros: 'rhino',
  elasmotherium: 'rhino',
  steppe_bison: 'bison',
  musk_ox: 'bison',
  aurochs: 'bison',
  irish_elk: 'elk',
  reindeer: 'elk',
  red_deer: 'elk',
  saiga_antelope: 'elk',
  alpine_ibex: 'elk',
  mouflon: 'elk',
  european_cave_lion: 'lion',
  scimitar_cat: 'lion',
  leopard: 'lion',
  tyrant_sea_bear: 'bear',
  cave_bear: 'bear',
  wolverine: 'bear',
  wild_boar: 'boar',
  cave_hyena: 'wolf',
  arctic_fox: 'wolf',
  grey_wolf: 'wolf',
  willow_ptarmigan: 'bird',
  great_auk: 'bird',
  greylag_goose: 'bird',
  rock_dove: 'bird',
  saber_toothed_salmon: 'fish',
  flint_outcrop: 'flint',
  ochre_deposit: 'flint',
  chert_quarry: 'flint',
  wild_horse: 'horse',
  european_ass: 'horse',
  european_rabbit: 'hare',
  honey_bees: 'bees',
  pond_tortoise: 'tortoise',
};
export const artOf = (name: string): string => ART[name] ?? 'bison';
export const CATEGORY_ICONS: Record<string, string> = {
  L: 'cat-large',
  S: 'cat-small',
  C: 'cat-club',
};
export const BAND_ICONS: Record<string, string> = {
  trophy: 'trophy',
  animal: 'domestic',
  invention: 'invention',
};
export const ICON_SIGNS: Record<string, string> = {
  cooling: 'cooling',
  warming: 'warming',
  interstadial: 'interstadial',
  elder_death: 'elder-death',
  chaos: 'chaos',
  blizzard: 'blizzard',
  wanderer: 'wanderer',
};
export const elderIcon = (elder: string): string =>
  `elder-${['chief', 'shaman', 'knapper', 'warrior', 'trapper', 'firekeeper'].indexOf(elder) + 1}`;
