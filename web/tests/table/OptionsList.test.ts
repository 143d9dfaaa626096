import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import OptionsList from '../../src/table/OptionsList.svelte';
import { game, option, said, sit, state, VIEW } from './sitting';

const person = userEvent.setup();
const OPTIONS = [
  option('place logging', { message: said('Logging') }),
  option('place supplies', { message: said('Supplies') }),
  option('swap 1 ruby 1 food', { message: said('1 ruby for 1 food'), anytime: true }),
];

function open() {
  const table = sit(state(OPTIONS));
  table.turn.panel = 'options';
  render(OptionsList, { game, turn: table.turn, view: VIEW });
  return table;
}
const names = () =>
  within(screen.getByRole('list'))
    .queryAllByRole('button')
    .map((one) => one.textContent);

it('lists every choice, also those of any time, which it says', () => {
  open();
  expect(names()).toHaveLength(3);
  expect(names()[2]).toMatch(/^1 ruby for 1 food.+/);
});

it('finds choices by their words and by their token, in any case', async () => {
  open();
  await person.type(screen.getByRole('searchbox'), 'LOGG');
  expect(names()).toEqual(['Logging']);
  await person.clear(screen.getByRole('searchbox'));
  await person.type(screen.getByRole('searchbox'), 'swap');
  expect(names()).toHaveLength(1);
  await person.type(screen.getByRole('searchbox'), 'zzz');
  expect(names()).toEqual([]);
});

it('sends the choice and closes', async () => {
  const { socket, turn } = open();
  await person.click(screen.getByRole('button', { name: 'Supplies' }));
  expect(socket.sent).toEqual([{ type: 'choose', seat: 0, ply: 4, token: 'place supplies' }]);
  expect(turn.panel).toBeNull();
});
