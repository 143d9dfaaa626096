import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { createRawSnippet } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import Sheet from '../../src/table/Sheet.svelte';

const person = userEvent.setup();
const children = createRawSnippet(() => ({
  render: () => '<p><button>First</button><button>Last</button></p>',
}));

function open() {
  const onclose = vi.fn();
  const { unmount } = render(Sheet, { title: 'Points', onclose, children });
  return { onclose, unmount, dialog: screen.getByRole('dialog', { name: 'Points' }) };
}

// Without a layout nothing has a size; the sheet looks for what can be seen.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});

describe('a sheet', () => {
  it('is a dialog with a name, and takes the focus', () => {
    const { dialog } = open();
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(dialog).toHaveFocus();
  });

  it('gives the focus back when it is gone', () => {
    const before = document.body.appendChild(document.createElement('button'));
    before.focus();
    const { dialog, unmount } = open();
    expect(dialog).toHaveFocus();
    unmount();
    expect(before).toHaveFocus();
    before.remove();
  });

  it('keeps the focus: behind the last stop comes the first', async () => {
    const { dialog } = open();
    const [close, first, last] = [
      dialog.querySelector<HTMLElement>('.close'),
      screen.getByRole('button', { name: 'First' }),
      screen.getByRole('button', { name: 'Last' }),
    ];
    await person.tab({ shift: true });
    expect(last).toHaveFocus();
    await person.tab();
    expect(close).toHaveFocus();
    await person.tab();
    expect(first).toHaveFocus();
  });

  it('closes by Escape, which nothing else hears, by its button and by a click beside it', async () => {
    const { dialog, onclose } = open();
    const heard = vi.fn();
    window.addEventListener('keydown', heard, { once: true });
    await person.keyboard('{Escape}');
    expect(onclose).toHaveBeenCalledTimes(1);
    expect(heard).not.toHaveBeenCalled();
    for (const button of screen.getAllByRole('button', { name: 'Close' })) {
      await person.click(button);
    }
    expect(onclose).toHaveBeenCalledTimes(3);
    await person.click(dialog);
    expect(onclose).toHaveBeenCalledTimes(3);
    window.removeEventListener('keydown', heard);
  });
});
