import { describe, expect, it } from 'vitest';
import { seatFor, sit, wishOf, withBots } from '../../src/lobby/wishes';

describe('who sits where', () => {
  it('has only one seat for oneself', () => {
    expect(sit(['me', 'open', 'bot:steady'], 2, 'me')).toEqual(['open', 'open', 'me']);
    expect(sit(['me', 'open'], 1, 'hotseat')).toEqual(['me', 'hotseat']);
  });

  it('leaves a seat open where a game has no bots', () => {
    expect(seatFor([])).toBe('open');
    expect(withBots(['me', 'bot:steady', 'hotseat'], [])).toEqual(['me', 'open', 'hotseat']);
  });

  it('keeps the bots a game has', () => {
    expect(withBots(['bot:random'], ['random', 'steady'])).toEqual(['bot:random']);
  });

  it('names oneself and those at this screen, and nobody else', () => {
    expect(wishOf('me', 0, ' Ada ', '')).toEqual({ kind: 'me', name: 'Ada', bot: null });
    expect(wishOf('hotseat', 2, 'Ada', '')).toMatchObject({ kind: 'hotseat', name: 'Player 3' });
    expect(wishOf('bot:steady', 1, 'Ada', 'Bea')).toEqual({
      kind: 'bot',
      name: null,
      bot: 'steady',
    });
  });
});
