import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadGame } from '../../src/lib/i18n';
import type { PreviewInfo } from '../../src/lib/messages';
import { effectText } from '../../src/table/previews';

const preview = (part: Partial<PreviewInfo>): PreviewInfo => ({
  stock: {},
  points: {},
  due: 0,
  events: [],
  forfeits: [],
  ways: [],
  ...part,
});

beforeAll(async () => {
  const words = { 'good.wood': 'wood', 'good.stone': 'stone', 'good.ore': 'ore' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(words)));
  await loadGame('caverna', 'en');
});
afterAll(() => vi.unstubAllGlobals());

it('says what a choice brings and costs', () => {
  const found = effectText(preview({ stock: { wood: -1, stone: 2 }, points: { gold: 1 } }));
  expect(found).toBe('Brings 2 stone; costs 1 wood; adds 1 point at once');
});

it('says each way to pay', () => {
  const ways: Record<string, number>[] = [
    { wood: -4, stone: -2 },
    { wood: -3, stone: -2, ore: -1 },
  ];
  expect(effectText(preview({ ways }))).toBe(
    'Costs 4 wood and 2 stone or 3 wood, 2 stone and 1 ore',
  );
});
