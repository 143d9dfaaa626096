/** A game without a screen of its own: its options as a list, what happened, the points. */
import { helpOf } from '../../table/help';
import { t } from '../../lib/i18n';
import { capital, promptText, questionText } from '../../table/phrases';
import { Turn } from '../../table/turn.svelte';
import type { Game } from '../game';
import { lines } from './chronicle';
import { roundOf } from './facts';
import Round from './Round.svelte';
import Seat from './Seat.svelte';
import Table from './Table.svelte';
import Worker from './Worker.svelte';

const plain: Game = {
  id: 'plain',
  title: 'Hearthside',
  turn: (connection) => new Turn(connection),
  crowd: () => false,
  Table,
  Track: Round,
  Worker,
  status: (view) => ({
    phase: '',
    icon: 'hearth',
    text: capital(view.game),
    short: capital(view.game),
    round: roundOf(view),
  }),
  left: () => ({ icon: 'human', n: 0, word: '' }),
  prompt: (turn, view) =>
    promptText(turn, view, () =>
      turn.question
        ? questionText(turn.question, view.names)
        : { title: t('options.all'), text: '' },
    ),
  stop: () => t('act.end'),
  confirm: () => null,
  lines,
  scoreIcons: {},
  panels: [],
  openers: () => [],
  tabs: [
    { panel: null, icon: 'hearth', word: 'tab.board' },
    { panel: 'scores', icon: 'chart', word: 'tool.scores' },
    { panel: 'log', icon: 'log', word: 'tab.log' },
  ],
  press: () => false,
  help: helpOf([['Tab', 'keys.tab']], [['O', 'keys.options']], []),
  replay: { Board: Seat, Spaces: Round, changed: () => [], tells: () => false },
  Gallery: null,
};

export default plain;
