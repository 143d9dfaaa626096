/** The games that have a screen of their own; each is fetched when it is wanted. */
import { loadGame as loadWords } from '../lib/i18n';
import { nameCells } from '../lib/i18n/say';
import { settings } from '../lib/settings.svelte';
import type { Game } from './game';

/** `base`: the game whose words serve too. */
interface Entry {
  title: string;
  icon: string;
  base?: string;
  load: () => Promise<{ default: Game }>;
}

const SCREENS: Record<string, Entry> = {
  caverna: { title: 'Caverna', icon: 'dwelling', load: () => import('./caverna') },
  fiends: {
    title: 'Frantic Fiends',
    icon: 'orc-b',
    base: 'caverna',
    load: () => import('./fiends'),
  },
  agricola: { title: 'Agricola', icon: 'room-wood', load: () => import('./agricola') },
  neanderthal: { title: 'Neanderthal', icon: 'cat-large', load: () => import('./neanderthal') },
};
const plain = (): Promise<{ default: Game }> => import('./plain');

/** The games with a gallery. */
export const SHOWN = Object.keys(SCREENS);

/** A game by name; of one without a screen, the end of its full title if that is known. */
export const titleOf = (id: string, full = ''): string =>
  SCREENS[id]?.title ?? (full.split(': ').pop() || id.charAt(0).toUpperCase() + id.slice(1));

/** The sign of a game in the lobby. */
export const iconOf = (id: string): string => SCREENS[id]?.icon ?? 'hearth';

/** The words of a game in the chosen language. */
export const wordsOf = (id: string): Promise<void> =>
  loadWords(id, settings.language, SCREENS[id]?.base);

/** The screen of a game with its words in the chosen language. */
export async function loadGame(id: string): Promise<Game> {
  const [module] = await Promise.all([(SCREENS[id]?.load ?? plain)(), wordsOf(id)]);
  nameCells(module.default.cell);
  return SCREENS[id] ? module.default : { ...module.default, title: titleOf(id) };
}
