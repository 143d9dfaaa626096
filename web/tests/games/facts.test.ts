import { describe, expect, it } from 'vitest';
import { facts } from '../../src/games/plain/facts';
import type { TableView } from '../../src/lib/view';

describe('the plain screen', () => {
  it('lists what a view says, part by part', () => {
    const view = {
      game: 'pebbles',
      names: ['Mara'],
      heap: 7,
      last_taken: [1, 2],
      seats: [{ taken: 3, passed: null }],
    };
    expect(facts(view as unknown as TableView)).toEqual([
      { name: 'heap', text: '7' },
      { name: 'last taken', text: '1, 2' },
      { name: 'seats 1 taken', text: '3' },
      { name: 'seats 1 passed', text: '–' },
    ]);
  });
});
