/** Frantic Fiends at the table: everything the shell asks of a game, most of it as in Caverna. */
import { t } from '../../lib/i18n';
import { idOf, idsOf } from '../../lib/i18n/say';
import AnimalsPanel from '../caverna/AnimalsPanel.svelte';
import Convert from '../caverna/Convert.svelte';
import { TOLD } from '../caverna/moves';
import OthersPanel from '../caverna/OthersPanel.svelte';
import ReplayBoard from '../caverna/ReplayBoard.svelte';
import { asGame, type Game } from '../game';
import Acting from './Acting.svelte';
import { lines } from './chronicle';
import FiendsCatalogue from './FiendsCatalogue.svelte';
import Gallery from './Gallery.svelte';
import { HELP } from './help';
import OrcsPanel from './OrcsPanel.svelte';
import { printed } from './printed.svelte';
import ReplaySpaces from './ReplaySpaces.svelte';
import SpacesPanel from './SpacesPanel.svelte';
import Table from './Table.svelte';
import './tiles';
import Track from './Track.svelte';
import { FiendsTurn } from './turn.svelte';
import type { FiendsView } from './view';
import { confirmText, optionText, promptText, stopText } from './words';

void printed;
const SIGNS: Record<string, string> = {
  none: 'harvest-none',
  normal: 'harvest-leaf',
  special: 'harvest-pay',
  skip_one: 'harvest-question',
  unknown: 'harvest-question',
  mines_and_feeding: 'harvest-pay',
  armed_feeding: 'harvest-pay',
  over: 'points',
};
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
    } else if (key === 'p') turn.choose('proceed');
    else if (key === 'Enter' && !document.activeElement?.matches('button, a, [role="button"]')) {
      const confirm = confirmText(turn);
      if (confirm) turn.choose(confirm.token);
    } else return false;
    return true;
  }
  if (key === 'r' && turn.poses.length) turn.swapped = !turn.swapped;
  else if (key === 'b' && turn.stage) turn.look = turn.staged ? 'board' : 'form';
  else return false;
  return true;
}

const fiends: Game<FiendsView, FiendsTurn> = {
  id: 'fiends',
  title: 'Frantic Fiends',
  turn: (connection) => new FiendsTurn(connection),
  crowd: (players) => players > 4,
  Table,
  Track,
  Worker: Acting,
  status: (view) => {
    const round = t('top.round', { round: view.round });
    const ahead = view.over ? 'over' : view.harvest_ahead;
    const board = view.events.find((e) =>
      view.event ? e.active : !e.done && view.marker === 'orc',
    );
    if (!view.over && board && view.harvest === 'none') {
      return {
        phase: t(view.event ? 'phase.event' : 'phase.work'),
        icon: 'orc-b',
        text: t('status.event', {
          number: board.number,
          harvest: t(`status_then.${board.harvest}`),
        }),
        short: t('status.event_short', { number: board.number }),
        round,
      };
    }
    const phase = view.over ? '' : t(view.harvest !== 'none' ? 'phase.harvest' : 'phase.work');
    return {
      phase,
      icon: SIGNS[ahead] ?? 'harvest-none',
      text: t(`harvest.${ahead}`),
      short: t(`harvest_short.${ahead}`),
      round,
    };
  },
  left: (view, seat) => {
    const home = view.homes[seat];
    const n =
      home?.dwarfs.filter((d) => d.space === null && !d.newborn && !d.stayed && !d.prisoner)
        .length ?? 0;
    return { icon: 'dwarf', n, word: t('seat.left', { n }) };
  },
  prompt: promptText,
  stop: stopText,
  option: optionText,
  confirm: confirmText,
  lines,
  scoreIcons: {
    animals: 'sheep',
    missing_animals: 'warning',
    grain: 'grain',
    vegetables: 'vegetable',
    rubies: 'ruby',
    gold: 'gold',
    dwarfs: 'dwarf',
    unused_spaces: 'forest',
    begging: 'begging',
    pastures: 'pasture-large',
    mines: 'ore-mine',
    furnishings: 'furnish-orange',
    bonuses: 'furnish-yellow',
    traps: 'trap-ko',
    friendly_orcs: 'orc-a',
  },
  panels: [
    { id: 'convert', title: () => t('act.convert'), Body: Convert, shape: 'side' },
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
    {
      id: 'catalogue',
      title: () => t('tool.catalogue'),
      Body: FiendsCatalogue,
      shape: 'own',
      fleeting: true,
      icon: 'furnish',
      word: 'tool.catalogue',
      key: 'F',
      tool: true,
    },
    {
      id: 'animals',
      title: (turn, view) => t('animals.of', { name: view.names[turn.shown ?? turn.seat] ?? '' }),
      Body: AnimalsPanel,
      shape: 'plain',
      icon: 'capacity',
      word: 'tool.animals',
      key: 'A',
    },
    {
      id: 'spaces',
      title: (turn) => (turn.spaces.size ? t('spaces.choose') : t('spaces.all')),
      Body: SpacesPanel,
      shape: 'wide',
      fleeting: true,
    },
    { id: 'others', title: () => t('tab.others'), Body: OthersPanel, shape: 'wide' },
  ],
  openers: (turn) =>
    turn.tiles.length
      ? [{ panel: 'catalogue', act: 'furnish', icon: 'furnish', word: 'act.furnish', key: 'F' }]
      : [],
  tabs: [
    { panel: null, icon: 'twin-meadow-field', word: 'tab.board' },
    { panel: 'spaces', icon: 'dwarf', word: 'tab.spaces' },
    { panel: 'orcs', icon: 'orc-b', word: 'tab.orcs' },
    { panel: 'others', icon: 'human', word: 'tab.others' },
    { panel: 'convert', icon: 'convert', word: 'tab.convert' },
    { panel: 'log', icon: 'log', word: 'tab.log' },
  ],
  press,
  help: HELP,
  replay: {
    Board: ReplayBoard,
    Spaces: ReplaySpaces,
    changed: (e) =>
      CHANGES.has(e.event) ? [idOf(e.args['cell']), ...idsOf(e.args['cells'])].filter(Boolean) : [],
    tells: (key) => TOLD.has(key) || key === 'do.trap',
  },
  Gallery,
};

export default asGame(fiends);
