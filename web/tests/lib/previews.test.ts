import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ClientMessage, PreviewInfo } from '../../src/lib/messages';
import { Previews } from '../../src/lib/previews.svelte';

const NOTHING: PreviewInfo = { stock: {}, points: {}, due: 0, events: [], forfeits: [], ways: [] };
let sent: ClientMessage[] = [];
let previews: Previews;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  previews = new Previews((message) => sent.push(message));
  previews.forget(7);
});
afterEach(() => vi.useRealTimers());

it('asks once for what is wanted, a little later and all together', () => {
  expect(previews.of(0, 'sow')).toBeNull();
  previews.of(0, 'take');
  previews.of(0, 'sow');
  expect(sent).toEqual([]);
  vi.runAllTimers();
  expect(sent).toEqual([{ type: 'preview', seat: 0, ply: 7, tokens: ['sow', 'take'] }]);
});

it('knows the answer, but not one that is late', () => {
  previews.of(0, 'sow');
  previews.take({ type: 'previews', seat: 0, ply: 6, previews: { sow: NOTHING } });
  expect(previews.of(0, 'sow')).toBeNull();
  previews.take({ type: 'previews', seat: 0, ply: 7, previews: { sow: NOTHING } });
  expect(previews.of(0, 'sow')).toEqual(NOTHING);
  previews.forget(8);
  expect(previews.of(0, 'sow')).toBeNull();
});

it('asks for no more than 48 at once', () => {
  for (let i = 0; i < 60; i++) previews.of(0, `eat ${i} gold`);
  vi.runAllTimers();
  expect(sent.map((one) => (one.type === 'preview' ? one.tokens.length : 0))).toEqual([48, 12]);
});
