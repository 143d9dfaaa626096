/** The lobby's requests. A refusal is thrown as an Error with the server's sentence. */
import type { Move } from '../replay/move';
import { say, type Value } from './i18n/say';
import type {
  AnalysisInfo,
  Code,
  Created,
  GameDescription,
  Join,
  Lobby,
  NewTable,
  Problem,
  SeatLink,
  TableInfo,
  WatchLink,
} from './messages';

export class Refused extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
    });
  } catch {
    throw new Refused('offline', 0);
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Partial<Problem> | null;
    throw new Refused(problem?.message ? say(problem.message) : `${answer.status}`, answer.status);
  }
  return (
    answer.headers.get('content-type')?.includes('json') ? answer.json() : answer.text()
  ) as Promise<T>;
}

export interface Step {
  ply: number;
  last: number;
  view: Record<string, unknown>;
  events: GameEvent[];
  move: Move | null;
  scores: Score[];
}
export interface GameEvent {
  ply: number;
  event: string;
  seat: number | null;
  args: Record<string, Value>;
}
export interface Score {
  seat: number;
  total: number;
  parts: Record<string, number>;
}

export const api = {
  games: () => ask<GameDescription[]>('/api/games'),
  tables: () => ask<Lobby>('/api/tables'),
  table: (id: string) => ask<TableInfo>(`/api/tables/${id}`),
  create: (wish: NewTable) => ask<Created>('/api/tables', wish),
  playNow: (name: string) => ask<Created>('/api/play-now', { name }),
  join: (id: string, wish: Join) => ask<TableInfo>(`/api/tables/${id}/join`, wish),
  leave: (id: string) => ask<TableInfo>(`/api/tables/${id}/leave`, {}),
  start: (id: string) => ask<TableInfo>(`/api/tables/${id}/start`, {}),
  rematch: (id: string) => ask<Created>(`/api/tables/${id}/rematch`, {}),
  link: (id: string, seat: number) => ask<SeatLink>(`/api/tables/${id}/seats/${seat}/link`, {}),
  watch: (id: string, key: string) => ask<TableInfo>(`/api/tables/${id}/watch`, { key }),
  watchLink: (id: string) => ask<WatchLink>(`/api/tables/${id}/watch-link`, {}),
  code: () => ask<Code>('/api/me/code', {}),
  enter: (code: string) => ask<Lobby>('/api/me/enter', { code }),
  record: (id: string) => ask<string>(`/api/tables/${id}/record`),
  step: (id: string, ply: number) => ask<Step>(`/api/tables/${id}/steps/${ply}`),
  moves: (id: string) => ask<Move[]>(`/api/tables/${id}/moves`),
  analysis: (id: string) => ask<AnalysisInfo>(`/api/tables/${id}/analysis`),
  analyse: (id: string) => ask<AnalysisInfo>(`/api/tables/${id}/analysis`, {}),
  rules: (game: string) => ask<unknown[]>(`/api/games/${game}/rules`),
  /** Everything that a game has printed: lists of tiles, spaces or cards, by sort. */
  gallery: (game: string) => ask<Record<string, unknown[]>>(`/api/games/${game}/gallery`),
  /** Everything of one sort. */
  catalogue: async (game: string, sort: string) => (await api.gallery(game))[sort] ?? [],
};
