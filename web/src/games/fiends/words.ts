/** Sentences of the table: what is asked, options and moves; what Caverna knows is left to it. */
import { good, t } from '../../lib/i18n';
import type { OptionMessage } from '../../lib/messages';
import { said } from '../../lib/said';
import { recorded } from '../../table/options';
import { promptText as common, type Say } from '../../table/phrases';
import { isShort, moveText as baseMove } from '../caverna/moves';
import { space, tile } from '../caverna/names';
import { anchorOf, verbOf } from '../caverna/options';
import {
  capital,
  goodsText,
  list,
  optionText as baseOption,
  promptText as basePrompt,
  stopText as baseStop,
  todo,
} from '../caverna/words';
import { caveText, direction, lossText, priceText, whereText } from './phrases';
import type { FiendsTurn } from './turn.svelte';
import type { FiendsView, StepView } from './view';

const ASKED = new Set([
  'arrange',
  'rehouse',
  'receive',
  'barter',
  'use_space',
  'bounty',
  'occupy',
  'claim',
  'activate',
  'lodge',
  'extract',
  'donkeys',
  'settle',
  'may_grow',
  'hit',
  'spend',
  'fight',
  'extra',
  'arm',
]);

/** What the orc does in the end. */
export function endText(turn: FiendsTurn): string {
  const orc = turn.orc;
  if (!orc) return '';
  if (orc.status === 'cave') return t('end.cave');
  const last = turn.steps[turn.steps.length - 1];
  const bad = turn.steps.filter((step) => step.crops || step.animals).length;
  if (!last) return t('end.stays');
  if (last.cave)
    return t('end.breaks', {
      where: list((last.takes ?? []).map((cell) => caveText(turn.lair, cell))) || t('cell.entry'),
    });
  if (last.outcome === 'defeated') return t('end.defeated', { trap: t(`trap.${last.trap ?? ''}`) });
  if (last.outcome === 'held') return t('end.held', { trap: t(`trap.${last.trap ?? ''}`) });
  return bad
    ? t('end.tramples', { what: losses(turn.steps) })
    : t('end.harmless', { where: whereText(last.cell) });
}

const losses = (steps: StepView[]): string => list(steps.map(lossText).filter(Boolean));

/** What is picked for the orc, its result, its price. */
export function pickedText(
  turn: FiendsTurn,
): { title: string; text: string; price: [string, number] } | null {
  const orc = turn.orc;
  if (!orc) return null;
  if (turn.push && orc.cell) {
    return {
      title: t('event.pushed', {
        orc: orc.letter,
        where: t(`dir.${turn.push === 'm41' ? 'cave' : direction(orc.cell, turn.push)}`),
      }),
      text: endText(turn),
      price: [String(turn.ask['displace']), 1],
    };
  }
  if (!turn.bribe) return null;
  const left = orc.strength - turn.bribe;
  return {
    title: t('event.bribed', { orc: orc.letter, strength: left }),
    text: left > 0 ? endText(turn) : t('end.bribed'),
    price: [String(turn.ask['bribe']), turn.bribe],
  };
}

/** The button that makes what is picked. */
export function confirmText(turn: FiendsTurn): { token: string; text: string } | null {
  const picked = turn.activates ? pickedText(turn) : null;
  if (!picked) return null;
  const what = priceText(...picked.price);
  return turn.push
    ? { token: `displace ${turn.push}`, text: t('event.do_displace', { what }) }
    : { token: `bribe ${turn.bribe}`, text: t('event.do_bribe', { what }) };
}

export const promptText = (turn: FiendsTurn, view: FiendsView): Say => {
  const friend =
    turn.asks === 'place'
      ? turn.options.find((o) => verbOf(o) === 'place_orc')?.token.split(' ')[1]
      : undefined;
  if (friend && turn.mine && !turn.aim && !turn.options.some((o) => verbOf(o) === 'place'))
    return common(turn, view, () => ({
      title: t('prompt.place_orc', { orc: friend }),
      text: capital(
        t(`ability.${turn.lair?.friends.find((one) => one.orc === friend)?.ability ?? 'none'}`),
      ),
    }));
  if (!turn.mine || view.over || turn.aim || turn.tile || !ASKED.has(turn.asks))
    return basePrompt(turn, view);
  return common(turn, view, () => {
    const ask = turn.ask;
    const inCave = turn.orc?.status === 'cave';
    const values = {
      orc: said(ask, 'orc'),
      strength: Number(ask['strength'] ?? 0),
      bribe: good(said(ask, 'bribe', 'food'), 2),
      what: good(said(ask, 'good', 'food'), 2),
      most: Number(ask['most'] ?? 0),
      hits: Number(ask['hits'] ?? 0),
      less: Number(ask['less'] ?? 0),
      orcs: list((ask['orcs'] as string[] | undefined) ?? []),
    };
    const key = turn.activates && inCave ? 'activate_cave' : turn.asks;
    const picked = turn.activates ? pickedText(turn) : null;
    return {
      title: t(`prompt.${key}`, values),
      text: turn.activates ? (picked?.text ?? endText(turn)) : t(`prompt.${key}_text`, values),
    };
  });
};

/** An option for a person. */
export function optionText(option: OptionMessage): string {
  const [verb = '', ...rest] = option.token.split(' ');
  const [one = '', two = ''] = rest;
  switch (verb) {
    case 'trap':
      return t('option.trap', { what: t(`trap.${one}`), where: whereText(two) });
    case 'stock':
    case 'donkeys':
      return t(`option.${verb}`, { where: list(rest.map(whereText)) });
    case 'fight':
      return t('option.fight', { orc: one, n: Number(two) });
    case 'claim':
      return two === 'gold'
        ? t('option.claim_gold', { orc: one })
        : t('option.claim', { orc: one, what: t(`bounty.${two}`) });
    case 'carve':
    case 'bribe':
    case 'spend':
    case 'camouflage':
      return t(`option.${verb}`, { n: Number(one) });
    case 'displace':
    case 'occupy':
    case 'extract':
      return t(`option.${verb}`, { where: whereText(one) });
    case 'hit':
    case 'override_orc':
      return t(`option.${verb}`, { orc: one });
    case 'house':
    case 'unhouse':
      return t(`option.${verb}`, { what: good(one), where: whereText(two) });
    case 'lodge':
      return t('option.lodge', { orc: one, where: whereText(two) });
    case 'use_space':
      return t('option.use_space', { space: space(anchorOf(option, 'space') ?? one) });
    case 'place_orc':
      return t('option.place_orc', { orc: one, space: space(anchorOf(option, 'space') ?? two) });
    case 'name':
      return option.label;
    case 'arm':
      return t('option.arm', {
        n: Number(one) + 1,
        weapon: two,
        what: rest[2] ? t('option.arm_for', { what: good(rest[2]) }) : '',
      });
    case 'barter':
      return t('option.barter', {
        one: goodsText([[two, Number(one)]]),
        two: goodsText([[rest[2] ?? '', Number(one)]]),
      });
    case 'extra':
      return t('option.extra', { what: good(one) });
    case 'receive':
      return t('option.receive', { what: bonusText(one) });
    case 'arrange':
      return rest.length ? list(rest.map(placedText)) : t('option.arrange_none');
    case 'settle':
      return option.label.startsWith('Everybody')
        ? t('option.settle_stay')
        : t('option.settle', { where: list(rest.map(whereText)) });
    case 'proceed':
      return t('option.proceed');
    default:
      return baseOption(option);
  }
}

/** 'f43=4sheep+1dog' in words. */
export function placedText(word: string): string {
  const [cell = '', what = ''] = word.split('=');
  const goods = what
    .split('+')
    .map((part) => [part.replace(/^\d+/, ''), Number.parseInt(part, 10)] as [string, number]);
  return t('option.arrange_at', { what: goodsText(goods), where: whereText(cell) });
}

/** A bonus of the campaign: a good, a tile, a trap or a piece of land. */
export function bonusText(name: string): string {
  return t(`bonus.${name}`) === `bonus.${name}`
    ? t(`trap.${name}`) === `trap.${name}`
      ? t(`tile.${name}`) === `tile.${name}`
        ? `1 ${good(name)}`
        : tile(name)
      : t(`trap.${name}`)
    : t(`bonus.${name}`);
}

export const hintText = (option: OptionMessage): string => {
  const place = verbOf(option) === 'place' ? anchorOf(option, 'space') : null;
  if (place) return space(place);
  return isShort(option) ? baseMove(option.token, []) : optionText(option);
};

export function stopText(turn: FiendsTurn): string {
  const verbs = [...new Set(turn.options.filter((o) => o.token !== 'stop').map(verbOf))];
  const one = verbs.length === 1 ? verbs[0] : '';
  return one &&
    [
      'trap',
      'stock',
      'carve',
      'fight',
      'arm',
      'barter',
      'lodge',
      'extract',
      'extra',
      'use_space',
      'hit',
      'name',
    ].includes(one)
    ? t(`stop.${one}`)
    : baseStop(turn);
}

const MOVES = new Set([
  'trap',
  'stock',
  'donkeys',
  'fight',
  'claim',
  'carve',
  'bribe',
  'spend',
  'camouflage',
  'displace',
  'occupy',
  'extract',
  'hit',
  'override_orc',
  'house',
  'unhouse',
  'lodge',
  'arm',
  'barter',
  'extra',
  'receive',
  'arrange',
  'settle',
  'proceed',
  'place_orc',
  'use_space',
  'name',
]);
/** A move of the record in words. */
export function moveText(token: string, names: string[]): string {
  const [verb = '', one = '', two = ''] = token.split(' ');
  if (verb === 'card') return t('move.card', { name: names[Number(one)] ?? '' });
  if (verb === 'marker') return t(`log.marker_${one}`);
  if (['extension', 'long', 'short', 'milestone'].includes(verb))
    return t(`move.${verb}`, { what: one });
  if (verb === 'bribe_token') return t('move.bribe_token', { what: good(one) });
  if (!MOVES.has(verb)) return baseMove(token, names);
  const where = verb === 'use_space' ? one : verb === 'place_orc' ? two : '';
  return capital(optionText(recorded(token, where && `space:${where}`)));
}

export { todo };
