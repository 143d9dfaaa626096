import { afterEach, describe, expect, it, vi } from 'vitest';
import { wantedBy } from '../../src/replay/keys';

const actions = {
  step: vi.fn(),
  round: vi.fn(),
  first: vi.fn(),
  last: vi.fn(),
  play: vi.fn(),
  spaces: vi.fn(),
};

function press(key: string, on: Element = document.body, more: KeyboardEventInit = {}): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...more });
  on.addEventListener('keydown', (e) => wantedBy(e as KeyboardEvent, actions)?.(), { once: true });
  on.dispatchEvent(event);
}
function element(tag: string, attributes: Record<string, string> = {}): Element {
  const made = document.body.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

afterEach(() => {
  vi.clearAllMocks();
  document.body.replaceChildren();
});

describe('the keys of a replay', () => {
  it('step by arrow, and by rounds with shift', () => {
    press('ArrowRight');
    press('ArrowLeft', document.body, { shiftKey: true });
    expect(actions.step).toHaveBeenCalledExactlyOnceWith(1);
    expect(actions.round).toHaveBeenCalledExactlyOnceWith(-1);
  });

  it('leave the arrows to tabs, but not to the slider', () => {
    press('ArrowRight', element('button', { role: 'tab' }));
    expect(actions.step).not.toHaveBeenCalled();
    press('ArrowRight', element('input', { type: 'range' }));
    expect(actions.step).toHaveBeenCalledOnce();
  });

  it('leave the space bar to buttons', () => {
    press(' ', element('button'));
    expect(actions.play).not.toHaveBeenCalled();
    press(' ');
    expect(actions.play).toHaveBeenCalledOnce();
  });

  it('do nothing while somebody types, or with a modifier', () => {
    press('s', element('input', { type: 'text' }));
    press('s', document.body, { ctrlKey: true });
    expect(actions.spaces).not.toHaveBeenCalled();
  });
});
