/** Sentences of the table: what is asked, options in the chosen language. */
import { has, t } from '../../lib/i18n';
import type { OptionMessage } from '../../lib/messages';
import { said } from '../../lib/said';
import { recorded } from '../../table/options';
import { capital, promptText as common, touch, type Say } from '../../table/phrases';
import { clauseText, dependentText, exchangeText } from './clauses';
import {
  cardName,
  discName,
  elderName,
  playerName,
  portalName,
  speciesName,
  structureName,
  womanName,
} from './names';
import { discsText } from './sentences';
import type { Turn } from './turn.svelte';
import type { NeanderthalView } from './view';

/** The place of a disc: 'woman singing_woman', 'elder chief', 'partner x', 'animal y', 'invention z'. */
function carrier(kind: string, name: string): string {
  if (kind === 'elder') return elderName(name);
  if (kind === 'woman') return womanName(name);
  return kind === 'partner' ? t('partner_of', { woman: womanName(name) }) : cardName(name);
}

/** An option for a person: from the catalogue if it knows the verb, else the engine's own words. */
export function optionText(option: OptionMessage): string {
  const [verb = '', a = '', b = '', c = ''] = option.token.split(' ');
  const alpha = option.token.endsWith(' alpha');
  switch (verb) {
    case 'hunt':
      return alpha
        ? t('choice.hunt_alpha', { slot: a })
        : t('choice.hunt', { slot: a, n: Number(b), species: speciesName(c) });
    case 'court':
      return t(alpha ? 'choice.court_alpha' : 'choice.court', { what: womanName(a) });
    case 'promote':
      return t(alpha ? 'choice.promote_alpha' : 'choice.promote', { what: elderName(a) });
    case 'relocate':
      return t('choice.relocate', { what: womanName(a), to: womanName(b) });
    case 'release':
    case 'innovate':
      return t(`choice.${verb}`, { disc: discName(a), what: carrier(b, c) });
    case 'clause':
      return clauseText(option.token.slice(7));
    case 'give_up':
    case 'recall':
      return t(`choice.${verb}`, { what: dependentText(`${a} ${b}`) });
    case 'exchange':
      return exchangeText(option.token);
    case 'lose':
      return a === 'alpha' ? t('choice.lose_alpha') : t('choice.lose', { what: speciesName(a) });
    case 'resolve':
      return t('choice.resolve', {
        what: /^[NS][1-6]$/.test(a) ? option.label.replace(/^[^:]*: /, '') : womanName(a),
      });
    case 'pay':
      return t('choice.pay', { what: payText(option.token) });
    case 'side':
      return capital(structureName(a));
    case 'order':
      return option.token.split(' ').slice(1).map(speciesName).join(' → ');
    case 'portal':
      return t('choice.portal', { what: portalName(a) });
    case 'play':
    case 'discard':
      return t(`choice.${verb}`, { what: cardName(a) });
    case 'spare':
      return t('choice.spare', { what: elderName(a) });
    case 'replace':
      return t('choice.replace', { what: womanName(a) });
    case 'born':
    case 'fall':
      return t(`choice.${verb}_${a}`);
    default:
      return has(`choice.${verb}`)
        ? t(`choice.${verb}`, { n: Number(a) || 0, what: speciesName(a), slot: a })
        : option.label;
  }
}

/** A suggestion: the animal and who is sent there, or what would be done. */
export function hintText(option: OptionMessage, view: NeanderthalView): string {
  const [verb, slot, n] = option.token.split(' ');
  const card = verb === 'hunt' ? view.slots.find((one) => one.slot === slot)?.card : null;
  if (!card) return optionText(option);
  return `${cardName(card.name)}: ${n === 'alpha' ? t('token.alpha') : t('choice.hunters', { n: Number(n) })}`;
}

function payText(token: string): string {
  const words = token.split(' ').slice(1);
  const amounts: Record<string, number> = {};
  for (let i = 0; i + 1 < words.length; i += 2) amounts[words[i + 1] ?? ''] = Number(words[i]);
  return discsText(amounts);
}

/** What the one primary button would do. */
export function confirmOf(turn: Turn): { token: string; text: string } | null {
  if (turn.bid)
    return {
      token: turn.bid.token,
      text: t('choice.bid', { n: Number(turn.bid.token.split(' ')[1]) }),
    };
  if (turn.hunt)
    return {
      token: turn.hunt.option.token,
      text: turn.hunt.kind === 'alpha' ? t('confirm.alpha') : t('confirm.hunt', { n: turn.hunt.n }),
    };
  return null;
}

/** Title and explanation of the prompt bar. */
export const promptText = (turn: Turn, view: NeanderthalView): Say =>
  view.over && view.winners.length === 0
    ? { title: t('prompt.over'), text: t('ask.lost') }
    : common(turn, view, () => ownText(turn, view));

function ownText(turn: Turn, view: NeanderthalView): Say {
  const ask = turn.ask;
  const several = view.species.filter((one) => one.seat === turn.seat).length > 1;
  const of = several && turn.species ? `${speciesName(turn.species)}: ` : '';
  const slot = view.slots.find((one) => one.slot === (turn.place ?? ask['slot']));
  const best = Number(ask['best'] ?? 0);
  const parameters = {
    woman: ask['woman'] ? womanName(said(ask, 'woman')) : '',
    n: Number(ask['n'] ?? 0),
    card: ask['card'] ? cardName(said(ask, 'card')) : slot?.card ? cardName(slot.card.name) : '',
    best,
    holder: ask['holder'] ? playerName(view, said(ask, 'holder')) : '',
    purse: Number(ask['purse'] ?? 0),
    other: speciesName(said(ask, 'other')),
    from: speciesName(said(ask, 'from')),
    what: ask['what'] ? discsText(ask['what']) : '',
    pool: Object.values(turn.tribe?.pool ?? {}).reduce((all, n) => all + n, 0),
  };
  let key = `ask.${turn.asks}`;
  if (turn.asks === 'assign' && turn.hunt) key = 'ask.hunt';
  return {
    title: of + (has(key) ? t(key, parameters) : t('ask.choose')),
    text: has(`${key}_text`) ? t(touch(`${key}_text`), parameters) : '',
  };
}

/** What is left undone when an assignment ends. */
export function todo(turn: Turn): string[] {
  const left = Object.values(
    turn.view?.species.find((one) => one.species === turn.species)?.pool ?? {},
  ).reduce((all, n) => all + n, 0);
  return turn.asks === 'assign' && left ? [t('todo.pool', { n: left })] : [];
}

/** A move in the replay. */
export function moveText(token: string): string {
  const [verb = '', ...rest] = token.split(' ');
  const [first = ''] = rest;
  if (verb === 'dice') return t('move.dice', { faces: rest.join(' ') });
  if (verb === 'draw') return t('move.draw', { what: cardName(first) });
  if (verb === 'event') return womanName(first);
  if (verb === 'assign') return speciesName(first);
  if (verb === 'structure') return t('move.structure', { what: first });
  return optionText(recorded(token));
}
