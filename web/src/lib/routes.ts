/** Addresses of the application: the lobby, tables, replays, campaigns, rules, the gallery. */
export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string; key: string | null }
  | { page: 'replay'; id: string; step: number | null }
  | { page: 'campaign'; id: string }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'gallery'; game: string }
  | { page: 'lost' };

/** The game of a numbered rule. */
const gameOf = (rule: string): string =>
  /^AG[RC]-/.test(rule) ? 'agricola' : /^FF-/.test(rule) ? 'fiends' : 'caverna';

export function parse(url: URL): Route {
  const [, first = '', id = ''] = url.pathname.split('/');
  const query = url.searchParams;
  if (first === '') return { page: 'lobby' };
  if (first === 'table' && id)
    return { page: 'table', id, key: new URLSearchParams(url.hash.slice(1)).get('key') };
  if (first === 'replay' && id) {
    const step = query.get('step');
    return { page: 'replay', id, step: step === null ? null : Number(step) };
  }
  if (first === 'campaign' && id) return { page: 'campaign', id };
  if (first === 'rules')
    return {
      page: 'rules',
      game: query.get('game') ?? gameOf(query.get('rule') ?? ''),
      rule: query.get('rule'),
    };
  if (first === 'gallery') return { page: 'gallery', game: query.get('game') ?? 'caverna' };
  return { page: 'lost' };
}
