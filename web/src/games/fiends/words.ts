/** Sentences of the table: what is asked, options and moves; what Caverna knows is left to it. */
import { good, t } from '../../lib/i18n';
import { saidGoods, type Amounts } from '../../table/options';
import { promptText as common, type Say } from '../../table/phrases';
import {
  capital,
  goodsText,
  list,
  promptText as basePrompt,
  stopText as baseStop,
} from '../caverna/words';
import { caveText, direction, lossText, whereText } from './phrases';
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
      where: list((last.takes ?? []).map((cell) => caveText(turn.lair, cell))) || t('cell.m41'),
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
): { title: string; text: string; price: Amounts } | null {
  const { orc, picked } = turn;
  if (!orc || !picked) return null;
  if (turn.push && orc.cell) {
    return {
      title: t('event.pushed', {
        orc: orc.letter,
        where: t(`dir.${turn.push === 'm41' ? 'cave' : direction(orc.cell, turn.push)}`),
      }),
      text: endText(turn),
      price: saidGoods(picked, 'price'),
    };
  }
  const left = turn.leftAfter(picked);
  return {
    title: t('event.bribed', { orc: orc.letter, strength: left }),
    text: left > 0 ? endText(turn) : t('end.bribed'),
    price: saidGoods(picked, 'goods'),
  };
}

/** The button that makes what is picked. */
export function confirmText(turn: FiendsTurn): { token: string; text: string } | null {
  const said = pickedText(turn);
  if (!said || !turn.picked) return null;
  const what = goodsText(said.price);
  const text = t(turn.push ? 'event.do_displace' : 'event.do_bribe', { what });
  return { token: turn.picked.token, text };
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
