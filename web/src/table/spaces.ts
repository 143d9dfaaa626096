/** What action spaces of any game have in common. */
import type { OptionMessage } from '../lib/messages';
import type { Turn } from './turn.svelte';

export interface Space {
  name: string;
  /** 0 if it is printed on the board. */
  stage: number;
  goods: Record<string, number>;
}

/** A turn whose options may lie on spaces. */
export interface SpaceTurn extends Turn {
  readonly spaces: Map<string, OptionMessage>;
}

/** What a space shows of the decision; the rest is its own. */
export interface Shown {
  option: OptionMessage | null;
  reason: string;
  asked: boolean;
  here: boolean;
  hint: number;
  found?: boolean;
  fresh?: boolean;
  row?: boolean;
  onchoose: (token: string) => void;
  onreason?: (target: HTMLElement | null) => void;
}

export function shownOf(turn: SpaceTurn | null, space: Space): Shown {
  const option = turn?.spaces.get(space.name) ?? null;
  return {
    option,
    reason: turn?.reason(`space:${space.name}`) ?? '',
    asked: (turn?.spaces.size ?? 0) > 0 || turn?.asks === 'place',
    here: turn?.named('space') === space.name,
    hint: turn?.hintOf(option?.token) ?? 0,
    onchoose: (token) => turn?.choose(token),
  };
}

export const matches = (name: string, search: string): boolean =>
  name.toLowerCase().includes(search.toLowerCase());
