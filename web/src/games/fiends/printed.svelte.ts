/** Traps and movement cards as the engine lists them; asked for once. */
import { api } from '../../lib/api';
import { catalogue, PIECES } from '../caverna/points.svelte';
import { TRAP_ICONS, type TrapInfo } from './view';

export interface MoveInfo {
  name: string;
  steps: string[];
  column: string;
}

export const traps = $state<Record<string, TrapInfo>>({});
export const moves = $state<Record<string, MoveInfo>>({});

async function look(): Promise<void> {
  const [found, cards] = await Promise.all([
    api.catalogue('fiends', 'traps') as Promise<TrapInfo[]>,
    api.catalogue('fiends', 'movement') as Promise<MoveInfo[]>,
  ]);
  for (const trap of found) {
    PIECES[`trap:${trap.name}`] = TRAP_ICONS[trap.sort] ?? 'trap-ko';
    traps[trap.name] = trap;
  }
  for (const card of cards) moves[card.name] = card;
}
/** The printed things of this game; what is shown before they are here is drawn again. */
export const printed = Promise.all([look(), catalogue('fiends')]).catch(() => undefined);
