/** The keys of a replay. */

export interface Actions {
  /** Go a step on, or back. */
  step: (by: 1 | -1) => void;
  /** Go to the next round, or to the one before. */
  round: (by: 1 | -1) => void;
  first: () => void;
  last: () => void;
  play: () => void;
  spaces: () => void;
}

/** What a key does in a replay; null if it is not one of its keys, or belongs to what has the focus. */
export function wantedBy(event: KeyboardEvent, actions: Actions): (() => void) | null {
  const target = event.target as HTMLElement;
  const typing = target instanceof HTMLInputElement && target.type !== 'range';
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key.startsWith('Arrow') && target.closest('[role="tab"]')) return null;
  switch (event.key) {
    case 'ArrowLeft':
      return () => (event.shiftKey ? actions.round(-1) : actions.step(-1));
    case 'ArrowRight':
      return () => (event.shiftKey ? actions.round(1) : actions.step(1));
    case 'Home':
      return actions.first;
    case 'End':
      return actions.last;
    case 's':
      return actions.spaces;
    case ' ':
      return target.closest('button, a') ? null : actions.play;
    default:
      return null;
  }
}
