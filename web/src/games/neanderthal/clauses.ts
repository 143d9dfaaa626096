/** Clauses of an offer, exchanges and dependents in words, from the notation of the engine. */
import { has, t } from '../../lib/i18n';
import { cardName, discName, elderName, speciesName, womanName } from './names';

const place = (name: string): string => (/^[NS][1-6]$/.test(name) ? name : womanName(name));
const thing = (name: string): string => (has(`woman.${name}`) ? womanName(name) : cardName(name));

/** 'withdraw green S1', 'promise red no_bid'. */
export function clauseText(words: string): string {
  const [kind = '', who = '', target = '', at = ''] = words.split(' ');
  const species = speciesName(who);
  if (kind === 'promise') return t(`clause.${target}`, { species, what: place(at) });
  const what =
    kind === 'withdraw'
      ? place(target)
      : kind === 'give_hand' || kind === 'give_tableau'
        ? thing(target)
        : womanName(target);
  return t(`clause.${kind}`, { species, what });
}

/** 'elder chief', 'woman singing_woman', 'partner singing_woman', 'animal grey_wolf'. */
export function dependentText(words: string): string {
  const [kind = '', name = ''] = words.split(' ');
  if (kind === 'elder') return elderName(name);
  if (kind === 'partner') return t('partner_of', { woman: womanName(name) });
  return kind === 'woman' ? womanName(name) : cardName(name);
}

/** 'exchange disc O B', 'exchange gift grey_wolf', 'exchange inventions a b'. */
export function exchangeText(token: string): string {
  const [, kind = '', mine = '', yours = ''] = token.split(' ');
  if (kind === 'disc') return t('exchange.disc', { mine: discName(mine), yours: discName(yours) });
  return kind === 'gift'
    ? t('exchange.gift', { mine: cardName(mine) })
    : t('exchange.inventions', { mine: cardName(mine), yours: cardName(yours) });
}
