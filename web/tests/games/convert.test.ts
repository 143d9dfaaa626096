import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import Convert from '../../src/games/agricola/Convert.svelte';
import { Turn } from '../../src/games/agricola/turn.svelte';
import { option, sit, state } from '../table/sitting';

const person = userEvent.setup();
const DISCARD = option('discard 1 wood', {
  message: { key: 'do.discard', args: { goods: { wood: 1 } } },
  preview: null,
  anytime: true,
});

it('gives goods back from the drawer of exchanges, though nothing can be converted', async () => {
  const { connection, socket } = sit(state([option('place forest')], {}, [DISCARD]));
  const turn = new Turn(connection);
  expect(turn.exchanges).toEqual([]);
  expect(turn.convertible).toBe(true);
  render(Convert, { turn });
  await person.click(screen.getByRole('button'));
  expect(socket.sent).toEqual([{ type: 'choose', seat: 0, ply: 4, token: 'discard 1 wood' }]);
});
