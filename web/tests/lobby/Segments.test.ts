import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import Segments from '../../src/lobby/Segments.svelte';

const person = userEvent.setup();

it('is a group of radio buttons with a name, and tells what was chosen', async () => {
  const onchange = vi.fn();
  render(Segments, {
    label: 'Players',
    value: 2,
    values: [1, 2, 3].map((n) => ({ value: n, text: `${n}` })),
    onchange,
  });
  expect(screen.getByRole('radiogroup', { name: 'Players' })).toBeVisible();
  expect(screen.getByRole('radio', { name: '2' })).toBeChecked();
  await person.click(screen.getByRole('radio', { name: '3' }));
  expect(onchange).toHaveBeenCalledExactlyOnceWith(3);
});
