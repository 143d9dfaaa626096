/** Bits of sentences that every game needs. */
import { good, has, t, type Parameters } from '../lib/i18n';
import { argument, say, type Message, type Names } from '../lib/i18n/say';
import type { TableView } from '../lib/view';
import { screen } from './screen.svelte';
import type { Turn } from './turn.svelte';

/** Title and explanation of the prompt bar. */
export interface Say {
  title: string;
  text: string;
  /** A bot is thinking. */
  waits?: boolean;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'a, b and c'. */
export function list(words: string[]): string {
  if (words.length < 2) return words.join('');
  return t('list.and', {
    rest: words.slice(0, -1).join(', '),
    last: words[words.length - 1] ?? '',
  });
}

export const goodsText = (goods: [string, number][]): string =>
  list(goods.map(([name, n]) => `${n} ${good(name, n)}`));

/** Words for fingers where those for mouse and keys would be wrong. */
export const touch = (key: string): string =>
  screen.kind !== 'desk' && has(`${key}_touch`) ? `${key}_touch` : key;

/** A question as the prompt says it, with an explanation where the catalogue has one. `more` is for the explanation. */
export function questionText(question: Message | null, names: Names, more: Parameters = {}): Say {
  if (!question) return { title: '', text: '' };
  const key = touch(`${question.key}_text`);
  const facts = Object.entries(question.args).map(([name, value]): [string, string | number] => [
    name,
    argument(value, names),
  ]);
  return {
    title: say(question, names),
    text: has(key) ? t(key, { ...Object.fromEntries(facts), ...more }) : '',
  };
}

/** What the prompt says: who won, whose choice it is, or what the game asks of the one at this screen. */
export function promptText(turn: Turn, view: TableView, own: () => Say): Say {
  if (view.over) {
    const names = list(view.winners.map((seat) => view.names[seat] ?? ''));
    return { title: t('prompt.over'), text: t('prompt.winner', { names, n: view.winners.length }) };
  }
  if (!turn.mine) {
    const deciders = view.deciders.filter((d) => d >= 0);
    const names = list(deciders.map((d) => view.names[d] ?? ''));
    const waits =
      deciders.length > 0 && deciders.every((d) => turn.connection.table?.seats[d]?.kind === 'bot');
    return {
      waits,
      title: t(waits ? 'prompt.thinks' : 'prompt.wait', { names, n: deciders.length }),
      text: t(turn.connection.seats.length ? 'prompt.wait_text' : 'prompt.watch_text'),
    };
  }
  const name = turn.connection.seats.length > 1 ? `${view.names[turn.seat] ?? ''} · ` : '';
  const asked = own();
  return { title: name + capital(asked.title), text: asked.text };
}
