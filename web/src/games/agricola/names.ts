/** Names of the printed things. */
import { has, native, t } from '../../lib/i18n';

export const space = (name: string): string =>
  t(`space.${name.replace(/^tile(2|34)_/, '').replace(/_ext$/, '')}`);
/** The name of a card. */
export const card = (id: string): string => (has(`card.${id}`) ? t(`card.${id}`) : id);
/** A card's name where there is little room. */
export const shortName = (id: string): string =>
  native(`short.${id}`) || (has(`short.${id}`) && !native(`card.${id}`))
    ? t(`short.${id}`)
    : card(id);
/** What a card does, in our words. */
export const does = (id: string): string => (has(`does.${id}`) ? t(`does.${id}`) : '');
export const ruling = (id: string): string => (has(`ruling.${id}`) ? t(`ruling.${id}`) : '');
