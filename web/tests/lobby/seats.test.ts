import { expect, test } from 'vitest';
import { seatsIn, withSeat } from '../../src/lobby/seats';

test('a set of seats is none or their numbers', () => {
  expect(seatsIn('none')).toEqual([]);
  expect(seatsIn('02')).toEqual([0, 2]);
});

test('seats are put in and taken out in order', () => {
  expect(withSeat('none', 1, true, 4)).toBe('1');
  expect(withSeat('1', 0, true, 4)).toBe('01');
  expect(withSeat('01', 1, false, 4)).toBe('0');
  expect(withSeat('0', 0, false, 4)).toBe('none');
  expect(withSeat('16', 0, true, 3)).toBe('01');
});
