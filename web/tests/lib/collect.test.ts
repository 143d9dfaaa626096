import { describe, expect, it } from 'vitest';
import { grouped, keyed, unique } from '../../src/lib/collect';

const GOODS = ['ore', 'wood', 'ore', 'reed'];

describe('unique', () => {
  it('keeps the first of equal items, in order', () => {
    expect(unique(GOODS)).toEqual(['ore', 'wood', 'reed']);
  });
});

describe('keyed', () => {
  it('finds an item by its key; the last of equal keys counts', () => {
    const byLetter = keyed(['wood', 'reed', 'wheat'], (name) => name.charAt(0));
    expect([...byLetter]).toEqual([
      ['w', 'wheat'],
      ['r', 'reed'],
    ]);
  });
});

describe('grouped', () => {
  it('keeps the order within a group', () => {
    const byLength = grouped(['ore', 'wood', 'dog', 'reed'], (name) => name.length);
    expect(byLength.get(3)).toEqual(['ore', 'dog']);
    expect(byLength.get(4)).toEqual(['wood', 'reed']);
    expect(byLength.get(5)).toBeUndefined();
  });
});
