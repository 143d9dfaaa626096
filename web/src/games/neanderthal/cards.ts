/** Printed cards by name, remembered from the views seen so far, so that old rolls can still be read. */
import type { Biome, NeanderthalView } from './view';

const known = new Map<string, Biome>();

export function printed(view: NeanderthalView, name: string): Biome | null {
  for (const slot of view.slots) if (slot.card) known.set(slot.card.name, slot.card);
  for (const tribe of view.species) for (const card of tribe.hand) known.set(card.name, card);
  return known.get(name) ?? null;
}
