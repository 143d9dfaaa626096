/** Caverna at the table: everything the shell asks of a game. */
import { t } from '../../lib/i18n';
import { idOf, idsOf } from '../../lib/i18n/say';
import { asGame, type Game } from '../game';
import Acting from './Acting.svelte';
import AnimalsPanel from './AnimalsPanel.svelte';
import Catalogue from './Catalogue.svelte';
import { lines } from './chronicle';
import Convert from './Convert.svelte';
import Gallery from './Gallery.svelte';
import { HELP } from './help';
import { TOLD } from './moves';
import Others from './Others.svelte';
import ReplayBoard from './ReplayBoard.svelte';
import Spaces from './Spaces.svelte';
import SpaceSheet from './SpaceSheet.svelte';
import Table from './Table.svelte';
import Track from './Track.svelte';
import { Turn } from './turn.svelte';
import type { CavernaView } from './view';
import { cellText, promptText, stopText } from './words';

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
const BUILDS = new Set(['tile_laid', 'fenced', 'stable_built', 'furnished']);

export const caverna: Game<CavernaView, Turn> = {
  id: 'caverna',
  title: 'Caverna',
  turn: (connection) => new Turn(connection),
  crowd: (players) => players > 4,
  Table,
  Track,
  Worker: Acting,
  status: (view) => {
    const ahead = view.over ? 'over' : view.harvest_ahead;
    const phase = view.over ? '' : t(view.harvest !== 'none' ? 'phase.harvest' : 'phase.work');
    return {
      phase,
      icon: SIGNS[ahead] ?? 'harvest-none',
      text: t(`harvest.${ahead}`),
      short: t(`harvest_short.${ahead}`),
      round: t('top.round', { round: view.round }),
    };
  },
  left: (view, seat) => {
    const n =
      view.homes[seat]?.dwarfs.filter(
        (d) => d.space === null && !d.newborn && !d.stayed && !d.prisoner,
      ).length ?? 0;
    return { icon: 'dwarf', n, word: t('seat.left', { n }) };
  },
  prompt: promptText,
  stop: stopText,
  cell: cellText,
  confirm: () => null,
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
  },
  panels: [
    { id: 'convert', title: () => t('act.convert'), Body: Convert, shape: 'side' },
    {
      id: 'catalogue',
      title: () => t('tool.catalogue'),
      Body: Catalogue,
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
      Body: SpaceSheet,
      shape: 'wide',
      fleeting: true,
    },
    { id: 'others', title: () => t('tab.others'), Body: Others, shape: 'wide' },
  ],
  openers: (turn) =>
    turn.tiles.length
      ? [{ panel: 'catalogue', act: 'furnish', icon: 'furnish', word: 'act.furnish', key: 'F' }]
      : [],
  tabs: [
    { panel: null, icon: 'twin-meadow-field', word: 'tab.board' },
    { panel: 'spaces', icon: 'dwarf', word: 'tab.spaces' },
    { panel: 'others', icon: 'human', word: 'tab.others' },
    { panel: 'convert', icon: 'convert', word: 'tab.convert' },
    { panel: 'log', icon: 'log', word: 'tab.log' },
  ],
  press: (key, turn) => {
    if (key === 'r' && turn.poses.length) turn.swapped = !turn.swapped;
    else if (key === 'b' && turn.stage) turn.look = turn.staged ? 'board' : 'form';
    else return false;
    return true;
  },
  help: HELP,
  replay: {
    Board: ReplayBoard,
    Spaces,
    changed: (e) =>
      BUILDS.has(e.event) ? [idOf(e.args['cell']), ...idsOf(e.args['cells'])].filter(Boolean) : [],
    tells: (key) => TOLD.has(key),
  },
  Gallery,
};

export default asGame(caverna);
