import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadGame } from '../../src/lib/i18n';
import {
  argument,
  goods,
  idOf,
  idsOf,
  nameCells,
  say,
  thing,
  type Message,
} from '../../src/lib/i18n/say';
import { settings } from '../../src/lib/settings.svelte';

const WORDS = {
  'good.ash': '{n, plural, one {ash} other {ashes}}',
  'gain.field': '{n, plural, one {field} other {fields}}',
  'space.grove': 'Grove',
  'cell.m41': 'the entrance',
  'do.place': 'Go to {space}',
  'do.start': '{seat} starts',
  'do.swap': '{pay} for {gain}',
  'why.after': 'first: {reason}',
  'ask.many': '{n, plural, =0 {None} one {# thing} other {# things}}',
};

async function speak(): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(WORDS)));
  await loadGame('caverna', 'en');
}
afterEach(() => {
  settings.language = 'en';
  vi.unstubAllGlobals();
});

const message = (key: string, args: Message['args'] = {}): Message => ({ key, args });

describe('messages', () => {
  it('name things by their sort and id, versions by the same name', async () => {
    await speak();
    expect(say(message('do.place', { space: 'space:grove' }))).toBe('Go to Grove');
    expect(thing('space:grove_a')).toBe('Grove');
    expect(thing('cell:f22')).toBe('F22');
    expect(thing('space:no_such_place')).toBe('no such place');
  });

  it('name the cells of a board as its game does, unless they have a name', async () => {
    await speak();
    nameCells((id) => `row ${id[1]}, column ${id[2]}`);
    expect(thing('cell:f22')).toBe('row 2, column 2');
    expect(thing('cell:m41')).toBe('the entrance');
    nameCells(undefined);
    expect(thing('cell:f22')).toBe('F22');
  });

  it('name seats as people do', async () => {
    await speak();
    expect(say(message('do.start', { seat: 'seat:1' }), ['Ada', 'Bea'])).toBe('Bea starts');
    expect(thing('raw:Bea & Co')).toBe('Bea & Co');
  });

  it('count goods, and whatever else is counted', async () => {
    await speak();
    const swap = message('do.swap', { pay: { ash: 2, field: 1 }, gain: { ash: 1 } });
    expect(say(swap)).toBe('2 ashes and 1 field for 1 ash');
    expect(goods({ ash: 0 })).toBe('nothing');
    expect(say(message('ask.many', { n: 0 }))).toBe('None');
    expect(say(message('ask.many', { n: 2 }))).toBe('2 things');
  });

  it('hold other messages, one or several', async () => {
    await speak();
    const two = [message('do.place', { space: 'space:grove' }), message('ask.many', { n: 1 })];
    expect(say(message('why.after', { reason: two[0] ?? '' }))).toBe('first: Go to Grove');
    expect(argument(two)).toBe('Go to Grove; 1 thing');
    expect(argument(['space:grove', 'cell:m11'])).toBe('Grove and M11');
  });

  it('give ids for what is drawn', () => {
    expect(idOf('space:grove')).toBe('grove');
    expect(idOf(undefined)).toBe('');
    expect(idsOf(['cell:f11', 'cell:f12'])).toEqual(['f11', 'f12']);
    expect(idsOf(3)).toEqual([]);
  });
});
