/** Sentences of the table: what is asked, options and moves; what Caverna knows is left to it. */
import { good, t } from '../../lib/i18n';
import { say } from '../../lib/i18n/say';
import type { OptionMessage } from '../../lib/messages';
import { numberIn, wordIn, wordsIn } from '../../table/options';
import { promptText as common, type Say } from '../../table/phrases';
import { hintText as baseHint } from '../caverna/moves';
import { space, tile } from '../caverna/names';
import {
  capital,
  goodsText,
  list,
  promptText as basePrompt,
  stopText as baseStop,
} from '../caverna/words';
import { herds } from './arranged';
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
      price: [turn.named('displace'), 1],
    };
  }
  if (!turn.bribe) return null;
  const left = orc.strength - turn.bribe;
  return {
    title: t('event.bribed', { orc: orc.letter, strength: left }),
    text: left > 0 ? endText(turn) : t('end.bribed'),
    price: [turn.named('bribe'), turn.bribe],
  };
}

/** The button that makes what is picked. */
export function confirmText(turn: FiendsTurn): { token: string; text: string } | null {
  const picked = turn.activates ? pickedText(turn) : null;
  if (!picked) return null;
  const what = priceText(...picked.price);
  return turn.push
    ? { token: turn.pushing(turn.push), text: t('event.do_displace', { what }) }
    : { token: turn.bribing(turn.bribe), text: t('event.do_bribe', { what }) };
}

export const promptText = (turn: FiendsTurn, view: FiendsView): Say => {
  const friend =
    turn.asks === 'place'
      ? turn.options.find((o) => o.verb === 'place_orc')?.args['orc']
      : undefined;
  if (
    typeof friend === 'string' &&
    turn.mine &&
    !turn.aim &&
    !turn.options.some((o) => o.verb === 'place')
  )
    return common(turn, view, () => ({
      title: t('prompt.place_orc', { orc: friend }),
      text: capital(
        t(`ability.${turn.lair?.friends.find((one) => one.orc === friend)?.ability ?? 'none'}`),
      ),
    }));
  if (!turn.mine || view.over || turn.aim || turn.tile || !ASKED.has(turn.asks))
    return basePrompt(turn, view);
  return common(turn, view, () => {
    const inCave = turn.orc?.status === 'cave';
    const values = {
      orc: turn.named('orc'),
      strength: turn.count('strength'),
      bribe: good(turn.named('bribe'), 2),
      what: good(turn.named('good'), 2),
      most: turn.count('most'),
      hits: turn.count('hits'),
      less: turn.count('less'),
      orcs: list(turn.namedAll('orcs')),
    };
    const key = turn.activates && inCave ? 'activate_cave' : turn.asks;
    const picked = turn.activates ? pickedText(turn) : null;
    return {
      title: t(`prompt.${key}`, values),
      text: turn.activates ? (picked?.text ?? endText(turn)) : t(`prompt.${key}_text`, values),
    };
  });
};

/** An option for a person, in few words: its list says what it is about. */
export function optionText(option: OptionMessage): string {
  const cell = whereText(wordIn(option, 'cell'));
  const orc = wordIn(option, 'orc');
  const what = good(wordIn(option, 'good'));
  switch (option.verb) {
    case 'trap':
      return t('option.trap', { what: t(`trap.${wordIn(option, 'trap')}`), where: cell });
    case 'stock':
    case 'donkeys':
      return list(wordsIn(option, 'cells').map(whereText));
    case 'fight':
      return t('option.fight', { orc, n: numberIn(option, 'dogs') });
    case 'claim':
      return option.message.key === 'do.claim_gold'
        ? t('option.claim_gold', { orc })
        : t('option.claim', { orc, what: t(`bounty.${wordIn(option, 'bounty')}`) });
    case 'carve':
      return t('option.carve', { n: numberIn(option, 'strength') });
    case 'bribe':
    case 'spend':
      return t(`option.${option.verb}`, { n: numberIn(option, 'n') });
    case 'camouflage':
      return t('option.camouflage', { n: numberIn(option, 'weapon') });
    case 'displace':
    case 'occupy':
    case 'extract':
      return t(`option.${option.verb}`, { where: cell });
    case 'hit':
    case 'override_orc':
      return t(`option.${option.verb}`, { orc });
    case 'house':
    case 'unhouse':
      return t(`option.${option.verb}`, { what, where: cell });
    case 'lodge':
      return t('option.lodge', { orc, where: cell });
    case 'use_space':
      return t('option.use_space', { space: space(wordIn(option, 'space')) });
    case 'place_orc':
      return t('option.place_orc', { orc, space: space(wordIn(option, 'space')) });
    case 'arm':
      return t('option.arm', {
        n: numberIn(option, 'dwarf') + 1,
        weapon: numberIn(option, 'strength'),
        what: option.args['good'] ? t('option.arm_for', { what }) : '',
      });
    case 'barter':
      return t('option.barter', {
        one: goodsText([[wordIn(option, 'given'), numberIn(option, 'n')]]),
        two: goodsText([[wordIn(option, 'taken'), numberIn(option, 'n')]]),
      });
    case 'extra':
      return t('option.extra', { what });
    case 'receive':
      return t('option.receive', { what: bonusText(wordIn(option, 'bonus')) });
    case 'arrange':
      return list([...herds(option)].map(placedText)) || t('option.arrange_none');
    case 'settle':
      return option.message.key === 'do.settle_stay'
        ? t('option.settle_stay')
        : t('option.settle', { where: list(wordsIn(option, 'cells').map(whereText)) });
    case 'proceed':
      return t('option.proceed');
    default:
      return say(option.message);
  }
}

/** The animals on one cell in words. */
const placedText = ([cell, animals]: [string, [string, number][]]): string =>
  t('option.arrange_at', { what: goodsText(animals), where: whereText(cell) });

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

export const hintText = (option: OptionMessage): string =>
  option.verb === 'place' ? baseHint(option) : optionText(option);

export function stopText(turn: FiendsTurn): string {
  const verbs = [...new Set(turn.options.map((o) => o.verb).filter((verb) => verb !== 'stop'))];
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
