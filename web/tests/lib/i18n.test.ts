import { afterEach, describe, expect, it, vi } from 'vitest';
import { good, has, loadGame, t } from '../../src/lib/i18n';
import { settings } from '../../src/lib/settings.svelte';
import { list } from '../../src/table/phrases';

afterEach(() => {
  settings.language = 'en';
  vi.unstubAllGlobals();
});

describe('words', () => {
  it('puts parameters in, and nothing where one is missing', () => {
    expect(t('lobby.player', { n: 3 })).toBe('Player 3');
    expect(t('lobby.player')).toBe('Player ');
  });

  it('chooses by number', () => {
    expect(t('players', { n: 1 })).toBe('1 player');
    expect(t('players', { n: 2 })).toBe('2 players');
  });

  it('shows the key where there are no words, so that nobody sees nothing', () => {
    expect(t('no.such.words')).toBe('no.such.words');
    expect(has('no.such.words')).toBe(false);
  });

  it('falls back to English while a language is not there', () => {
    settings.language = 'ja';
    expect(t('lobby.player', { n: 1 })).toBe('Player 1');
  });

  it('has the words of a game before those of everything, goods also in the plural', async () => {
    const words = { 'good.ash': '{n, plural, one {ash} other {ashes}}', log: 'Chronicle' };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(words)));
    expect(t('log')).toBe('Log');
    await loadGame('caverna', 'en');
    expect(t('log')).toBe('Chronicle');
    expect(good('ash')).toBe('ash');
    expect(good('ash', 0)).toBe('ashes');
  });

  it('lists with commas and a last "and"', () => {
    expect(list([])).toBe('');
    expect(list(['ore'])).toBe('ore');
    expect(list(['ore', 'wood', 'reed'])).toBe('ore, wood and reed');
  });
});
