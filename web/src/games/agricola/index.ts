/** Agricola at the table: everything the shell asks of a game. */
import { t } from '../../lib/i18n';
import { asGame, type Game } from '../game';
import Acting from './Acting.svelte';
import CardDetail from './CardDetail.svelte';
import CardsPanel from './CardsPanel.svelte';
import { changed, lines } from './chronicle';
import Convert from './Convert.svelte';
import Gallery from './Gallery.svelte';
import { cellParts } from './geometry';
import { HELP } from './help';
import { card } from './names';
import Others from './Others.svelte';
import ReplayBoard from './ReplayBoard.svelte';
import Spaces from './Spaces.svelte';
import SpaceSheet from './SpaceSheet.svelte';
import Table from './Table.svelte';
import Track from './Track.svelte';
import { Turn } from './turn.svelte';
import type { AgricolaView } from './view';
import { promptText, stopText } from './words';

const agricola: Game<AgricolaView, Turn> = {
  id: 'agricola',
  title: 'Agricola',
  turn: (connection) => new Turn(connection),
  crowd: () => false,
  Table,
  Track,
  Worker: Acting,
  status: (view) => {
    const next = view.harvests.find((round) => round >= view.round) ?? view.rounds;
    const ahead = view.over
      ? 'over'
      : view.phase === 'harvest'
        ? 'now'
        : next === view.round
          ? 'this'
          : 'later';
    const phase = view.over || view.phase === 'harvest' ? '' : t(`phase.${view.phase}`);
    return {
      phase,
      icon: view.over ? 'points' : ahead === 'later' ? 'harvest-none' : 'harvest-leaf',
      text: t(`harvest.${ahead}`, { round: next }),
      short: t(`harvest_short.${ahead}`, { round: next }),
      round: t('top.round', { round: view.round }),
    };
  },
  left: (view, seat) => {
    const n =
      view.farms[seat]?.people.filter((p) => p.space === null && !p.newborn && !p.stayed).length ??
      0;
    return { icon: 'person', n, word: t('seat.left', { n }) };
  },
  prompt: promptText,
  stop: stopText,
  cell: (id) => t('cell', cellParts(id)),
  confirm: (turn) =>
    turn.fencing && turn.pasture
      ? {
          token: turn.pasture.token,
          text: t('fence.build', { n: turn.fresh(turn.pasture).length }),
        }
      : null,
  lines,
  scoreIcons: {
    fields: 'field',
    pastures: 'pasture-large',
    grain: 'grain',
    vegetables: 'vegetable',
    sheep: 'sheep',
    boar: 'boar',
    cattle: 'cattle',
    unused: 'meadow',
    fenced_stables: 'stable',
    clay_rooms: 'room-clay',
    stone_rooms: 'room-stone',
    people: 'person',
    card_points: 'furnish',
    bonus: 'points',
    begging: 'begging',
  },
  panels: [
    { id: 'convert', title: () => t('act.convert'), Body: Convert, shape: 'side' },
    {
      id: 'cards',
      title: () => t('tool.cards'),
      Body: CardsPanel,
      shape: 'wide',
      fleeting: true,
      icon: 'furnish',
      word: 'tool.cards',
      key: 'F',
      tool: true,
    },
    { id: 'card', title: (turn) => card(turn.reading ?? ''), Body: CardDetail, shape: 'plain' },
    {
      id: 'spaces',
      title: (turn) => (turn.spaces.size ? t('spaces.choose') : t('spaces.all')),
      Body: SpaceSheet,
      shape: 'wide',
      fleeting: true,
    },
    { id: 'others', title: () => t('tab.others'), Body: Others, shape: 'wide' },
  ],
  openers: () => [],
  tabs: [
    { panel: null, icon: 'field', word: 'tab.farm' },
    { panel: 'spaces', icon: 'person', word: 'tab.spaces' },
    { panel: 'cards', icon: 'furnish', word: 'tab.cards' },
    { panel: 'others', icon: 'human', word: 'tab.others' },
    { panel: 'convert', icon: 'convert', word: 'tab.convert' },
    { panel: 'log', icon: 'log', word: 'tab.log' },
  ],
  press: (key, turn) => {
    if (key === 'g' && turn.fencing) turn.turnFences(!turn.byEdge);
    else if (key === 'b' && (turn.plans.length || turn.picks.length))
      turn.look = turn.staged ? 'farm' : 'form';
    else return false;
    return true;
  },
  help: HELP,
  replay: {
    Board: ReplayBoard,
    Spaces,
    changed,
    tells: (key) => /^do\.(plow|room|stable|occupation|minor|major)/.test(key),
  },
  Gallery,
};

export default asGame(agricola);
