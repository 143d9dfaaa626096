/** Frantic Fiends at the table: everything the shell asks of a game, most of it as in Caverna. */
import { t } from '../../lib/i18n';
import { idOf, idsOf } from '../../lib/i18n/say';
import { caverna } from '../caverna';
import { asGame, type Game, type GamePanel } from '../game';
import Acting from './Acting.svelte';
import { lines } from './chronicle';
import FiendsCatalogue from './FiendsCatalogue.svelte';
import Gallery from './Gallery.svelte';
import { HELP } from './help';
import OrcsPanel from './OrcsPanel.svelte';
import { whereText } from './phrases';
import { printed } from './printed.svelte';
import ReplaySpaces from './ReplaySpaces.svelte';
import SpacesPanel from './SpacesPanel.svelte';
import Table from './Table.svelte';
import './tiles';
import { FiendsTurn } from './turn.svelte';
import type { FiendsView } from './view';
import { confirmText, promptText, stopText } from './words';

void printed;
const CHANGES = new Set([
  'tile_laid',
  'fenced',
  'stable_built',
  'furnished',
  'trap_set',
  'displaced',
  'stepped',
  'occupied',
  'released',
  'sprung',
  'held',
  'befriended',
  'appeared',
  'trampled',
  'stocked',
  'extracted',
]);

/** A key at an orc that is about to move. */
function press(key: string, turn: FiendsTurn): boolean {
  if (turn.activates && turn.mine) {
    if (key === '+' || key === '=') turn.offer(turn.bribe + 1);
    else if (key === '-') turn.offer(turn.bribe - 1);
    else if (key === 'd' && turn.pushes.length) {
      turn.bribe = 0;
      turn.push =
        turn.pushes[(turn.pushes.indexOf(turn.push ?? '') + 1) % turn.pushes.length] ?? null;
    } else if (key === 'p') turn.choose(turn.proceed);
    else if (key === 'Enter' && !document.activeElement?.matches('button, a, [role="button"]')) {
      const confirm = confirmText(turn);
      if (confirm) turn.choose(confirm.token);
    } else return false;
    return true;
  }
  return caverna.press(key, turn);
}

const BODIES: Record<string, GamePanel<FiendsView, FiendsTurn>['Body']> = {
  catalogue: FiendsCatalogue,
  spaces: SpacesPanel,
};

const fiends: Game<FiendsView, FiendsTurn> = {
  ...caverna,
  id: 'fiends',
  title: 'Frantic Fiends',
  turn: (connection) => new FiendsTurn(connection),
  Table,
  Worker: Acting,
  status: (view) => {
    const said = caverna.status(view);
    const board = view.events.find((e) =>
      view.event ? e.active : !e.done && view.marker === 'orc',
    );
    if (view.over || !board || view.harvest !== 'none') return said;
    return {
      ...said,
      phase: t(view.event ? 'phase.event' : 'phase.work'),
      icon: 'orc-b',
      text: t('status.event', {
        number: board.number,
        harvest: t(`status_then.${board.harvest}`),
      }),
      short: t('status.event_short', { number: board.number }),
    };
  },
  prompt: promptText,
  stop: stopText,
  cell: whereText,
  confirm: confirmText,
  lines,
  scoreIcons: { ...caverna.scoreIcons, traps: 'trap-ko', friendly_orcs: 'orc-a' },
  panels: [
    ...caverna.panels.map((panel) => ({ ...panel, Body: BODIES[panel.id] ?? panel.Body })),
    {
      id: 'orcs',
      title: () => t('tool.orcs'),
      Body: OrcsPanel,
      shape: 'wide',
      icon: 'orc-b',
      word: 'tool.orcs',
      key: 'G',
      tool: true,
    },
  ],
  tabs: caverna.tabs.flatMap((tab) =>
    tab.panel === 'spaces' ? [tab, { panel: 'orcs', icon: 'orc-b', word: 'tab.orcs' }] : [tab],
  ),
  press,
  help: HELP,
  replay: {
    ...caverna.replay,
    Spaces: ReplaySpaces,
    changed: (e) =>
      CHANGES.has(e.event) ? [idOf(e.args['cell']), ...idsOf(e.args['cells'])].filter(Boolean) : [],
    tells: (key) => caverna.replay.tells(key) || key === 'do.trap',
  },
  Gallery,
};

export default asGame(fiends);
