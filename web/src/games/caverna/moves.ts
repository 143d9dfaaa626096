/** Choices in few words. */
import { say } from '../../lib/i18n/say';
import type { OptionMessage } from '../../lib/messages';
import { wordIn } from '../../table/options';
import { space } from './names';

/** Moves that say what they build. */
export const TOLD = new Set([
  'do.place_twin',
  'do.place_ore_mine',
  'do.place_ruby_mine',
  'do.place_single',
  'do.fence_small',
  'do.fence_large',
  'do.stable',
  'do.furnish',
]);

/** A suggestion: the space alone, or what would be done. */
export const hintText = (option: OptionMessage): string =>
  option.verb === 'place' ? space(wordIn(option, 'space')) : say(option.message);
