/** Addresses of the application: the lobby, tables, replays, campaigns, rules, the gallery. */
import type { GameDescription } from './messages';

/** `game` is empty where the address does not say it, and nobody knows better yet. */
export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string; key: string | null; watch: string | null }
  | { page: 'replay'; id: string; step: number | null }
  | { page: 'campaign'; id: string }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'gallery'; game: string }
  | { page: 'lost' };

/** The games by the prefixes of their rules: `NEA` of NEA-5.9. */
export type Prefixes = ReadonlyMap<string, string>;

export const prefixesOf = (games: Pick<GameDescription, 'id' | 'prefixes'>[]): Prefixes =>
  new Map(games.flatMap((game) => game.prefixes.map((prefix) => [prefix, game.id])));

/** The route of an address; a rule without a known prefix is looked up in the `usual` game. */
export function parse(url: URL, prefixes: Prefixes = new Map(), usual = ''): Route {
  const [, first = '', id = ''] = url.pathname.split('/');
  const query = url.searchParams;
  if (first === '') return { page: 'lobby' };
  if (first === 'table' && id) {
    const secret = new URLSearchParams(url.hash.slice(1));
    return { page: 'table', id, key: secret.get('key'), watch: secret.get('watch') };
  }
  if (first === 'replay' && id) {
    const step = query.get('step');
    return { page: 'replay', id, step: step === null ? null : Number(step) };
  }
  if (first === 'campaign' && id) return { page: 'campaign', id };
  if (first === 'rules') {
    const rule = query.get('rule');
    const [prefix = ''] = (rule ?? '').split('-');
    return { page: 'rules', game: query.get('game') ?? prefixes.get(prefix) ?? usual, rule };
  }
  if (first === 'gallery') return { page: 'gallery', game: query.get('game') ?? '' };
  return { page: 'lost' };
}
