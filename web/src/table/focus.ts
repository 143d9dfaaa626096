/** Where the focus goes when what had it is gone, and how arrow keys walk over a grid of buttons. */
import { screen } from './screen.svelte';

const FIRST = [
  '.stage [data-option]',
  '[data-cell][tabindex="0"]',
  '.tray [data-option]',
  '.spaces-box .space.legal',
  '.col [data-option]',
  '.prompt .acts .btn.legal',
  '.prompt .say',
];

/** After a choice: to the next thing to choose, or to the prompt; never lost. What was chosen by key is done with. */
export function refocus(chose: boolean): void {
  const now = document.activeElement;
  const done =
    chose &&
    screen.keyboard &&
    now?.matches('[data-space]:not([data-option]), [data-card]:not([data-option])');
  if (now && now !== document.body && now.isConnected && !done) return;
  if (document.querySelector('.veil, .catalogue')) return;
  const wanted = screen.keyboard ? FIRST : ['.prompt .say'];
  for (const selector of wanted) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
      (e) => e.getClientRects().length > 0,
    );
    if (found) {
      found.focus({ preventScroll: true });
      return;
    }
  }
}

/** The nearest of these elements in the direction of an arrow key. */
export function beside(from: Element, key: string, among: Element[]): HTMLElement | null {
  const here = middle(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const element of among) {
    if (element === from) continue;
    const there = middle(element);
    const dx = there.x - here.x;
    const dy = there.y - here.y;
    const along =
      key === 'ArrowRight' ? dx : key === 'ArrowLeft' ? -dx : key === 'ArrowDown' ? dy : -dy;
    const across = key === 'ArrowRight' || key === 'ArrowLeft' ? Math.abs(dy) : Math.abs(dx);
    if (along > 1 && along + 2.5 * across < least) {
      least = along + 2.5 * across;
      best = element;
    }
  }
  return best as HTMLElement | null;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
