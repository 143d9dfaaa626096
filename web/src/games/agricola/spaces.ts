/** What a space shows and says. */
import { has, t } from '../../lib/i18n';
import type { PrintedSpace } from './view';

const ICONS: Record<string, string> = {
  room: 'room-wood',
  'growth-urgent': 'growth',
  occupation: 'person',
  major: 'build',
  minor: 'furnish',
  '→': '›',
};

/** The row of icons; where goods pile up, the pile says it all. */
export function glyphs(space: PrintedSpace): string[] {
  if (
    Object.keys(space.grows).length &&
    space.effect.every((part) => part in space.grows || /^\d+$/.test(part))
  )
    return [];
  return space.effect.map((part) => ICONS[part] ?? part);
}

/** What going there gives, in our words. */
export function spaceText(space: PrintedSpace): string {
  const key = `effect.${space.name.replace(/^tile(2|34)_/, '')}`;
  const sized = `${key}_${space.board}`;
  return t(has(sized) ? sized : key);
}
