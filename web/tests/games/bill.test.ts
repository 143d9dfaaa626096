import { describe, expect, it } from 'vitest';
import { billOf, rateText, stepped } from '../../src/games/caverna/bill';
import type { PreviewInfo } from '../../src/lib/messages';

const event = (name: string, args: Record<string, unknown>, seat = 0): Record<string, unknown> => ({
  event: name,
  seat,
  args,
});
const preview = (...events: Record<string, unknown>[]): PreviewInfo => ({
  stock: {},
  points: {},
  due: 0,
  events,
  forfeits: [],
  ways: [],
});

describe('paying with food', () => {
  it('tells what is made, paid and begged for, and nothing of what follows', () => {
    const shown = preview(
      event('paid', { good: 'good:grain', n: 1 }),
      event('gained', { good: 'good:food', n: 1 }),
      event('paid', { good: 'good:food', n: 3 }),
      event('begged', { n: 2 }),
      event('gained', { good: 'good:food', n: 9 }),
    );
    expect(billOf(shown, 0)).toEqual({ made: 1, paid: 3, begged: 2 });
    expect(billOf(preview(event('gained', { good: 'good:food', n: 1 }, 1)), 0).made).toBe(0);
  });

  it('passes over numbers that bring nothing, as one gold', () => {
    const gold = [0, 0, 1, 2];
    expect(stepped(gold, 0, 1)).toBe(2);
    expect(stepped(gold, 2, -1)).toBe(0);
    expect(stepped(gold, 3, 1)).toBe(3);
    expect(stepped([0, 0], 0, 1)).toBe(0);
  });

  it('has a rate for each, or for one and two', () => {
    const [each, two] = [rateText([0, 2, 4, 6]), rateText([0, 1, 3, 4])];
    expect(each).not.toBe(two);
    expect(rateText([0, 2])).toBe(each);
  });
});
