/** Where a replay stands: the step shown, the way to others, and the points along the way. */
import { api, type Step } from '../lib/api';
import { sentence } from '../lobby/refusal';
import type { Move } from './move';

/** So many steps at most are asked for to draw the lines of the points. */
const SAMPLES = 64;
const PAUSE = 900;

export interface Point {
  ply: number;
  totals: number[];
}

/** What is known of the steps before the last. */
const before = <T>(last: number, known: Record<number, T>): Record<number, T> =>
  Object.fromEntries(Object.entries(known).filter(([ply]) => Number(ply) < last));

export class Player {
  at = $state.raw<Step | null>(null);
  wanted = $state(0);
  last = $state(0);
  playing = $state(false);
  speed = $state(1);
  moves = $state.raw<Move[]>([]);
  points = $state.raw<Point[]>([]);
  problem = $state<string | null>(null);

  private known: Record<number, Step> = {};
  private totals: Record<number, number[]> = {};
  private loading = false;
  private sampling = false;
  private timer = 0;
  private closed = false;

  constructor(readonly id: string) {}

  /** Begin at a step, or at the end. */
  async open(step: number | null): Promise<void> {
    try {
      this.moves = await api.moves(this.id);
      this.last = this.moves.length;
      await this.show(step ?? this.last);
      void this.sample();
    } catch (error) {
      this.problem = sentence(error);
    }
  }

  close(): void {
    this.closed = true;
    this.pause();
  }

  /** The game went on, or back: `last` steps now. Who looks at the end keeps looking at the end. */
  async grow(last: number): Promise<void> {
    if (last === this.last || this.at === null) return;
    const atEnd = this.wanted === this.last;
    if (last < this.last) {
      this.known = before(last, this.known);
      this.totals = before(last, this.totals);
    }
    this.last = last;
    this.moves = await api.moves(this.id).catch(() => this.moves);
    if (atEnd || this.wanted > last) await this.show(last);
    void this.sample();
  }

  /** Show a step; of many wishes in a row only the newest is asked for. */
  async show(ply: number): Promise<void> {
    this.wanted = Math.max(0, Math.min(Math.round(ply) || 0, this.last));
    if (this.loading) return;
    this.loading = true;
    try {
      while (!this.closed && (this.at?.ply !== this.wanted || !this.known[this.wanted]))
        this.at = await this.load(this.wanted);
      this.problem = null;
    } catch (error) {
      this.problem = sentence(error);
      this.pause();
    } finally {
      this.loading = false;
    }
  }

  private async load(ply: number): Promise<Step> {
    const found = this.known[ply] ?? (await api.step(this.id, ply));
    this.known[ply] = found;
    if (!this.totals[ply]) {
      this.totals[ply] = found.scores.map((score) => score.total);
      this.points = Object.entries(this.totals)
        .map(([at, totals]) => ({ ply: Number(at), totals }))
        .sort((a, b) => a.ply - b.ply);
    }
    return found;
  }

  /** Ask for steps all over the game, coarse first, so that the lines take shape at once. */
  private async sample(): Promise<void> {
    if (this.sampling) return;
    this.sampling = true;
    const stride = Math.max(1, Math.ceil(this.last / SAMPLES));
    try {
      for (let gap = stride * 16; gap >= stride; gap = gap / 2) {
        for (let ply = 0; ply <= this.last && !this.closed; ply += gap) await this.load(ply);
      }
      if (!this.closed) await this.load(this.last);
    } catch {
      /* the lines stay as they are */
    } finally {
      this.sampling = false;
    }
  }

  play(): void {
    if (this.wanted >= this.last) void this.show(0);
    this.playing = true;
    this.tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  private tick(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(async () => {
      await this.show(this.wanted + 1);
      if (this.wanted >= this.last) this.pause();
      else if (this.playing) this.tick();
    }, PAUSE / this.speed);
  }
}
