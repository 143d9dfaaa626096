import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadGame } from '../../src/lib/i18n';
import { shortText } from '../../src/table/previews';
import { option } from './sitting';

const WORDS = {
  'orc.A': 'orc A',
  'do.hit': 'Hit {orc}',
  'do.hit_short': '{orc}',
  'do.name': 'The dwarf with weapon {weapon} acts',
};
afterEach(() => vi.unstubAllGlobals());

const short = (key: string, args: Record<string, string | number>): string =>
  shortText(option('any', { message: { key, args } }));

describe('a choice under a heading', () => {
  it('is said in few words where there are such, else in its own', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(WORDS)));
    await loadGame('caverna', 'en');
    expect(short('do.hit', { orc: 'orc:A' })).toBe('Orc A');
    expect(short('do.name', { weapon: 3 })).toBe('The dwarf with weapon 3 acts');
  });
});
