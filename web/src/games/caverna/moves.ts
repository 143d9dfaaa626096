/** The moves of a record in words. */
import { good, t } from '../../lib/i18n';
import type { OptionMessage } from '../../lib/messages';
import { recorded } from '../../table/options';
import { loot, space, terrain, tile } from './names';
import { anchorOf, verbOf } from './options';
import { amounts, optionText } from './words';

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

const cells = (place: string): string => place.toUpperCase().replace('-', ', ');

/** A food plan: 'work wood 2 grain keep 1'. */
function plan(words: string[]): string {
  const parts: string[] = [];
  const rest = [...words];
  if (rest[0] === 'work') parts.push(t('move.work', { what: good(rest.splice(0, 2)[1] ?? '') }));
  const kept = rest.indexOf('keep');
  const held = kept >= 0 ? rest.splice(kept, 2)[1] : undefined;
  if (rest.length) parts.push(amounts(rest));
  if (held) parts.push(t('move.keep_food', { n: Number(held) }));
  return parts.join(', ');
}

/** What a move did, as a line of its own. */
export function moveText(token: string, names: string[]): string {
  const words = describe(token, names);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Choices that are said shorter as moves. */
const SHORT = new Set(['tile', 'fence', 'stable', 'furnish', 'loot', 'feed', 'ruby']);
export const isShort = (option: OptionMessage): boolean => SHORT.has(verbOf(option));

/** A suggestion: the space alone, or what would be done. */
export function hintText(option: OptionMessage): string {
  const place = anchorOf(option, 'space');
  if (place) return space(place);
  return isShort(option) ? moveText(option.token, []) : optionText(option);
}

/** The words of an option where they serve. */
function describe(token: string, names: string[]): string {
  const [verb = '', ...rest] = token.split(' ');
  const [one = '', two = ''] = rest;
  switch (verb) {
    case 'place':
      return space(one);
    case 'imitate':
      return t('log.imitated', { space: space(one) });
    case 'override':
      return t('log.overrode', { weapon: one });
    case 'tile':
      return t('move.on', { what: one.split('+').map(terrain).join(' + '), where: cells(two) });
    case 'fence':
      return t('move.on', {
        what: terrain(one.includes('-') ? 'large_pasture' : 'small_pasture'),
        where: cells(one),
      });
    case 'stable':
      return t('move.on', { what: t('log.stable'), where: cells(one) });
    case 'furnish':
      return t('move.on', { what: tile(one), where: cells(two) });
    case 'loot':
      return t('move.loot', { what: loot(one) });
    case 'feed':
      return rest.length ? t('move.feed_with', { what: plan(rest) }) : t('move.feed');
    case 'pay_food':
      return t('move.feed_with', { what: plan(rest) });
    case 'eat':
      return t('move.eat', { what: amounts(rest) });
    case 'ruby':
      return two
        ? t('move.on', { what: t('move.ruby', { what: terrain(one) }), where: cells(two) })
        : t('move.ruby', { what: good(one) });
    case 'use':
      return t('move.use', { what: tile(one.replace(/_(gold|food)$/, '')) });
    case 'start':
      return t('move.start', { name: names[Number(one)] ?? '' });
    case 'reveal':
      return t('log.revealed', { space: space(one) });
    case 'marker':
      return t(`log.marker_${one}`);
    case 'stop':
      return t('move.stop');
    default:
      return optionText(recorded(token));
  }
}
