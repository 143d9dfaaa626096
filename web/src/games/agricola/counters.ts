/** What still lies on a card, from the number the engine keeps for it; other cards use theirs as a note for themselves. */
import type { PlayedCard } from './view';

const LEFT: Record<string, (counter: number) => number> = {
  A102: (bought) => 8 - bought,
  B019: (tiles) => tiles,
};

export const lying = (card: PlayedCard): number => LEFT[card.id]?.(card.counter) ?? 0;
