import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StateMessage } from '../../src/lib/messages';
import { settings } from '../../src/lib/settings.svelte';
import Prompt from '../../src/table/Prompt.svelte';
import { game, option, said, sit, state, VIEW } from './sitting';

const person = userEvent.setup();
const BUTTONS = [
  option('yes', { message: said('Yes, please') }),
  option('no', { message: said('No') }),
];

function open(now: StateMessage) {
  const table = sit(now);
  render(Prompt, { game, turn: table.turn, view: VIEW });
  return table;
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  settings.endTurn = 'at_once';
});

describe('the prompt bar', () => {
  it('says what is asked and sends the choice that was clicked, once', async () => {
    const { socket } = open(state(BUTTONS));
    expect(screen.getByText('Your turn')).toBeVisible();
    await person.click(button('Yes, please'));
    await person.click(button('No'));
    expect(socket.sent).toEqual([{ type: 'choose', seat: 0, ply: 4, token: 'yes' }]);
    expect(button('No')).toBeDisabled();
  });

  it('can be used again when the choice was refused', async () => {
    const { socket } = open(state(BUTTONS));
    await person.click(button('No'));
    socket.says({ type: 'refusal', message: { key: 'ok', args: {} }, stale: false });
    await waitFor(() => expect(button('No')).toBeEnabled());
  });

  it('offers undo and redo only where they are possible', async () => {
    const { socket } = open(state(BUTTONS, { can_undo: [0] }));
    expect(button('Redo')).toBeDisabled();
    await person.click(button('Undo'));
    expect(socket.sent).toEqual([{ type: 'undo', seat: 0, ply: 4 }]);
  });

  it('asks the others for an undo that is not free', async () => {
    const { socket } = open(state(BUTTONS));
    await person.click(button('Ask to undo'));
    expect(socket.sent).toEqual([{ type: 'ask_undo', seat: 0 }]);
  });

  it('answers to its keys, but not while somebody types', async () => {
    const { socket } = open(state([option('stop')], { can_undo: [0] }));
    const field = document.body.appendChild(document.createElement('input'));
    await person.type(field, 'ue');
    expect(socket.sent).toEqual([]);
    field.remove();
    await person.keyboard('u');
    await person.keyboard('e');
    expect(socket.sent.map((message) => message.type)).toEqual(['undo', 'choose']);
  });

  it('asks before the end of a turn, if that is preferred', async () => {
    settings.endTurn = 'ask';
    const { socket } = open(state([option('stop')]));
    await person.click(button(/Done/));
    expect(socket.sent).toEqual([]);
    await person.click(button(/Back/));
    await person.click(button(/Done/));
    await person.click(button('End turn'));
    expect(socket.sent).toEqual([{ type: 'choose', seat: 0, ply: 4, token: 'stop' }]);
  });

  it('has nothing to choose while others decide', () => {
    open(state([]));
    expect(screen.queryByRole('button', { name: 'Yes, please' })).toBeNull();
    expect(button('Hint')).toBeDisabled();
    expect(button('End turn')).toBeDisabled();
  });
});
