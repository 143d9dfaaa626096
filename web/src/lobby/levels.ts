/** The bots as the lobby offers them: the levels, weakest first, then the simple ones. */
import { has, t } from '../lib/i18n';

const LEVELS = ['novice', 'steady', 'strong', 'master'];
const STANDARD = 'steady';

export const levelsOf = (bots: string[]): string[] =>
  LEVELS.filter((level) => bots.includes(level));
export const simpleOf = (bots: string[]): string[] => bots.filter((bot) => !LEVELS.includes(bot));
/** Who sits at a seat if nobody else is wished for. */
export const standardOf = (bots: string[]): string | null =>
  bots.includes(STANDARD) ? STANDARD : (bots[0] ?? null);

export const levelName = (bot: string): string =>
  has(`lobby.level_${bot}`) ? t(`lobby.level_${bot}`) : bot.charAt(0).toUpperCase() + bot.slice(1);
export const levelText = (bot: string): string =>
  has(`lobby.about_${bot}`) ? t(`lobby.about_${bot}`) : '';
export const levelTime = (bot: string): string =>
  has(`lobby.time_${bot}`) ? t(`lobby.time_${bot}`) : '';
