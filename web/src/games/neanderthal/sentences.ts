/** Cards and groups in words. */
import { t } from '../../lib/i18n';
import { list } from '../../table/phrases';
import { discName, inventionName, speciesName } from './names';
import {
  DISCS,
  sum,
  type Biome,
  type Disc,
  type NeanderthalView,
  type SlotView,
  type Tokens,
} from './view';

/** '2 orange and 1 black'. */
export const discsText = (discs: Partial<Record<Disc, number>>): string =>
  list(DISCS.filter((disc) => discs[disc]).map((disc) => `${discs[disc]} ${discName(disc)}`));

export const facesText = (faces: number[]): string => faces.join(` ${t('list.or')} `);

/** What taking the card itself brings. */
export function bandText(card: Biome): string {
  const { band } = card;
  if (band.kind === 'trophy')
    return t('band.trophy_text', { n: band.points ?? 0, dice: band.dice });
  if (band.kind === 'invention')
    return t('band.invention_text', {
      what: inventionName(band.name ?? ''),
      effect: t(`ability.${band.effect}`),
      dice: band.dice,
    });
  const gives = list([
    ...(band.newborns ? [t('newborns', { n: band.newborns })] : []),
    ...(band.release && sum(band.release)
      ? [t('released', { what: discsText(band.release) })]
      : []),
  ]);
  return t('band.animal_text', { what: gives || t('nothing'), dice: band.dice });
}

/** What success brings. */
export const resultText = (card: Biome): string =>
  list([
    ...(card.newborns ? [t('newborns', { n: card.newborns })] : []),
    ...(sum(card.release) ? [t('released', { what: discsText(card.release) })] : []),
  ]) || t('nothing');

/** A biome card in a sentence. */
export function cardText(card: Biome): string {
  return [
    t(`category.${card.category}`),
    card.predator ? t('predator') : '',
    t('card.peak_is', { n: card.peak }),
    sum(card.prerequisites) ? t('card.needs', { what: discsText(card.prerequisites) }) : '',
    t('card.hits', { n: card.hits, faces: facesText(card.hit_faces) }),
    card.frost.length ? t('card.frost', { faces: facesText(card.frost) }) : '',
    card.bite.length ? t('card.bite', { faces: facesText(card.bite) }) : '',
    t('card.result', { what: resultText(card) }),
    bandText(card),
    card.forage ? t('card.forage') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

export const tokensText = (tokens: Tokens): string =>
  list(
    Object.entries(tokens).map(([kind, n]) =>
      kind === 'alpha' ? t('token.alpha') : t('token.members', { n, species: speciesName(kind) }),
    ),
  );

/** Who stands on a card. */
export const groupsText = (view: NeanderthalView, slot: SlotView): string =>
  Object.entries(slot.groups)
    .map(([species, tokens]) =>
      t('group', { species: speciesName(species), what: tokensText(tokens) }),
    )
    .join(', ');
