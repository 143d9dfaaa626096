import { expect, it } from 'vitest';
import { said } from '../../src/lib/said';

it('reads text and numbers, and says otherwise what is not there', () => {
  const ask = { space: 'logging', n: 0, nothing: null, cells: ['f11'] };
  expect(said(ask, 'space')).toBe('logging');
  expect(said(ask, 'n', '7')).toBe('0');
  expect(said(ask, 'nothing', 'food')).toBe('food');
  expect(said(ask, 'cells')).toBe('');
  expect(said(ask, 'unknown')).toBe('');
});
