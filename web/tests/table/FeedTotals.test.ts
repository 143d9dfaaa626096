import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import FeedTotals from '../../src/table/FeedTotals.svelte';

const shares = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.meter i')].map((one) => one.style.width);

const missing = (): HTMLElement | null => document.querySelector('[aria-live]');

it('shows what is due, there, made and missing', () => {
  render(FeedTotals, { due: 8, have: 2, made: 4, short: 2, why: '4 dwarfs' });
  expect(screen.getByText('4 dwarfs')).toBeVisible();
  expect(missing()).toHaveTextContent('2');
  expect(missing()).toHaveClass('bad');
  expect(shares()).toEqual(['25%', '50%', '25%']);
});

it('counts no food twice where there is more than needed', () => {
  render(FeedTotals, { due: 4, have: 3, made: 5, short: 0, why: '' });
  expect(missing()).toHaveClass('ok');
  expect(shares()).toEqual(['75%', '25%', '0%']);
});

it('speaks of no points where nobody begs', () => {
  render(FeedTotals, { due: 2, have: 0, made: 0, short: 2, why: '', begging: false });
  expect(missing()?.querySelector('small')).toHaveTextContent(/^$/);
});
