/** Sentences of the table: what is asked, options and moves in the chosen language. */
import { has, t } from '../../lib/i18n';
import { say, type Message } from '../../lib/i18n/say';
import type { OptionMessage } from '../../lib/messages';
import { promptText as common, touch, type Say } from '../../table/phrases';
import { cardName, speciesName } from './names';
import type { Turn } from './turn.svelte';
import type { NeanderthalView } from './view';

export const optionText = (option: OptionMessage): string => say(option.message);

/** A suggestion: the animal and who is sent there, or what would be done. */
export function hintText(option: OptionMessage, view: NeanderthalView): string {
  const { slot, n } = option.args;
  const card =
    option.verb === 'hunt' ? view.slots.find((one) => one.slot === slot)?.card : undefined;
  if (!card) return optionText(option);
  const who = n === undefined ? t('token.alpha') : t('choice.hunters', { n: Number(n) });
  return `${cardName(card.name)}: ${who}`;
}

/** What the one primary button would do. */
export function confirmOf(turn: Turn): { token: string; text: string } | null {
  if (turn.bid) return { token: turn.bid.token, text: optionText(turn.bid) };
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
  const several = view.species.filter((one) => one.seat === turn.seat).length > 1;
  const of = several && turn.species ? `${speciesName(turn.species)}: ` : '';
  const question = asked(turn, view);
  const text = touch(`${question.key}_text`);
  return {
    title: of + say(question, view.names),
    text: has(text) ? say({ key: text, args: question.args }, view.names) : '',
  };
}

/** The question, or while hunters are picked, how many of them go. */
function asked(turn: Turn, view: NeanderthalView): Message {
  const card = turn.hunt ? view.slots.find((one) => one.slot === turn.place)?.card : undefined;
  if (card) return { key: 'ask.hunt', args: { card: `card:${card.name}` } };
  return turn.decision?.question ?? { key: 'ask.choose', args: {} };
}
