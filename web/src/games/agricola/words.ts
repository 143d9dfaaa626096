/** Sentences of the table: what is asked, options and places in the chosen language. */
import { say } from '../../lib/i18n/say';
import { has, t } from '../../lib/i18n';
import type { OptionMessage } from '../../lib/messages';
import { anchorOf } from '../../table/options';
import { capital, list, promptText as common, touch, type Say } from '../../table/phrases';
import { cellParts } from './geometry';
import { card, space } from './names';
import type { Turn } from './turn.svelte';
import type { AgricolaView } from './view';

/** A cell in words: 'row 1, column 3'. */
export const cellText = (cell: string): string => capital(t('cell', cellParts(cell)));

/** A suggestion: the space alone, or what would be done. */
export function hintText(option: OptionMessage): string {
  const place = anchorOf(option, 'space');
  return place ? space(place) : say(option.message);
}

/** Everything that can still be done in this decision, in words without the end of the turn. */
export function todo(turn: Turn): string[] {
  const verbs = new Set(turn.options.filter((o) => o.verb !== 'stop').map((o) => o.verb));
  return [...verbs].flatMap((verb) => (has(`todo.${verb}`) ? [t(`todo.${verb}`)] : []));
}

/** The name of the button that leaves the rest undone. */
export function stopText(turn: Turn): string {
  if (turn.count('built') > 0) return t('stop.built');
  const verbs = [...new Set(turn.options.filter((o) => o.verb !== 'stop').map((o) => o.verb))];
  return verbs.length === 1 && has(`stop.${verbs[0]}`)
    ? t(`stop.${verbs[0]}`)
    : t(turn.asks === 'window' ? 'stop.window' : 'act.end');
}

/** Title and explanation of the prompt bar. */
export const promptText = (turn: Turn, view: AgricolaView): Say =>
  common(turn, view, () => ownText(turn, view));

function fenceText(turn: Turn): string {
  if (turn.pasture) return t(touch('prompt.fence_ready'));
  return t(
    touch(
      turn.byEdge
        ? 'prompt.fence_edges'
        : turn.picked.length
          ? 'prompt.fence_more'
          : 'prompt.fence_first',
    ),
  );
}

/** How to answer: on the farm, by a card, below. */
function aid(turn: Turn): string {
  if (turn.fencing) return fenceText(turn);
  if (turn.groups.length)
    return t(touch(turn.groups.length > 1 ? 'prompt.cells_of' : 'prompt.cells'));
  if (turn.hand.size || turn.majors.size) return t(touch('prompt.cards'));
  return turn.lists.length ? t('prompt.lists') : t('prompt.rest');
}

function ownText(turn: Turn, view: AgricolaView): Say {
  const where = turn.named('space') ? space(turn.named('space')) : '';
  const parameters = {
    space: where,
    due: turn.count('due'),
    food: turn.count('food'),
    person: turn.count('person'),
    open: turn.spaces.size,
    round: view.round,
    card: list(turn.namedAll('cards').map(card)),
    n: turn.picks.length,
    what: todo(turn).join(` ${t('list.or')} `) || t('prompt.go_on'),
    for: has(`for.${turn.named('for')}`) ? t(`for.${turn.named('for')}`) : '',
  };
  const key = `prompt.${turn.asks}`;
  const title = has(key) ? t(key, parameters) : capital(parameters.what);
  return {
    title: where && !['place', 'pay'].includes(turn.asks) ? `${where}: ${title}` : title,
    text: has(`${key}_text`) ? t(touch(`${key}_text`), parameters) : aid(turn),
  };
}
