/** All cards as the engine lists them; asked for once. */
import { api } from '../../lib/api';

import type { CardView } from './view';

export const cardInfo = $state<Record<string, CardView>>({});
let asked: Promise<CardView[]> | null = null;

export function catalogue(): Promise<CardView[]> {
  asked ??= (api.catalogue('agricola', 'cards') as Promise<CardView[]>).then(
    (cards) => {
      for (const card of cards) cardInfo[card.id] = card;
      return cards;
    },
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}
