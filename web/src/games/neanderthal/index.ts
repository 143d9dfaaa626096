/** Neanderthal at the table: everything the shell asks of a game. */
import { t } from '../../lib/i18n';
import { asGame, type Game } from '../game';
import Acting from './Acting.svelte';
import { lines } from './chronicle';
import Compare from './Compare.svelte';
import Convert from './Convert.svelte';
import EventPanel from './EventPanel.svelte';
import Gallery from './Gallery.svelte';
import { HELP } from './help';
import { ICON_SIGNS, womanName } from './names';
import ReplayBoard from './ReplayBoard.svelte';
import Rows from './Rows.svelte';
import { SCORE_ICONS } from './scores';
import Table from './Table.svelte';
import Track from './Track.svelte';
import TribePanel from './TribePanel.svelte';
import { Turn } from './turn.svelte';
import { sum, type NeanderthalView } from './view';
import { confirmOf, promptText } from './words';

const neanderthal: Game<NeanderthalView, Turn> = {
  id: 'neanderthal',
  title: 'Neanderthal',
  turn: (connection) => new Turn(connection),
  crowd: () => false,
  Table,
  Track,
  Worker: Acting,
  status: (view) => {
    const icon = ICON_SIGNS[view.event_card?.events[0]?.icon ?? ''] ?? 'woman';
    const text = view.over
      ? t('prompt.over')
      : view.event_card
        ? womanName(view.event_card.name)
        : t('event.none');
    return {
      phase: '',
      icon: view.over ? 'points' : icon,
      text,
      short: view.over ? t('prompt.over') : t('turn.short', { turn: view.turn }),
      round: t('turn.of', { turn: view.turn, all: view.turn + view.turns_left }),
    };
  },
  left: (view, seat) => {
    const n = view.species
      .filter((one) => one.seat === seat)
      .reduce((all, one) => all + sum(one.pool), 0);
    return { icon: 'hunter', n, word: t('pool.n', { n }) };
  },
  prompt: promptText,
  stop: (turn) => t(turn.asks === 'offer' ? 'stop.offer' : 'stop.enough'),
  confirm: confirmOf,
  lines,
  scoreIcons: SCORE_ICONS,
  panels: [
    { id: 'convert', title: () => t('swap'), Body: Convert, shape: 'side' },
    {
      id: 'compare',
      title: () => t('compare'),
      Body: Compare,
      shape: 'wide',
      icon: 'compare',
      word: 'compare',
      key: 'A',
      tool: true,
    },
    {
      id: 'event',
      title: () => t('event'),
      Body: EventPanel,
      shape: 'plain',
      icon: 'woman',
      word: 'event',
      key: 'V',
      tool: true,
    },
    { id: 'tribe', title: () => t('tribe'), Body: TribePanel, shape: 'wide', fleeting: true },
  ],
  openers: () => [],
  tabs: [
    { panel: null, icon: 'cat-large', word: 'tab.land' },
    { panel: 'tribe', icon: 'hunter', word: 'tab.tribe' },
    { panel: 'event', icon: 'woman', word: 'tab.event' },
    { panel: 'convert', icon: 'alpha', word: 'tab.alpha' },
    { panel: 'log', icon: 'log', word: 'tab.log' },
  ],
  press: (key, turn) => {
    const confirm = confirmOf(turn);
    const idle =
      !(document.activeElement instanceof HTMLElement) ||
      !document.activeElement.matches('button, a, [role="button"]');
    if (key === '+' || key === '=') turn.step(1);
    else if (key === '-') turn.step(-1);
    else if (key === 'd' && turn.done) turn.choose(turn.done);
    else if (key === 'Enter' && idle && confirm) turn.choose(confirm.token);
    else return false;
    return true;
  },
  help: HELP,
  replay: { Board: ReplayBoard, Spaces: Rows, changed: () => [], tells: () => false },
  Gallery,
};

export default asGame(neanderthal);
