/** What a bot thinks of a game: asked for, fetched while it grows, and sorted for the screen. */
import { api, Refused } from '../lib/api';
import { keyed } from '../lib/collect';
import type { AnalysisInfo, JudgedDecision } from '../lib/messages';
import { sentence } from '../lobby/refusal';
import type { Point } from './player.svelte';

const EVERY = 1000;
/** Less than this is no loss but noise. */
const NOTHING = 0.05;
const MOST = 20;

export const flawless = (decision: JudgedDecision): boolean =>
  decision.token === decision.best.token || decision.lost < NOTHING;
/** The step of the replay that shows the choice: the one after the position it was made in. */
export const stepOf = (decision: JudgedDecision): number => decision.ply + 1;

export class Analysis {
  info = $state.raw<AnalysisInfo | null>(null);
  problem = $state<string | null>(null);
  /** It was asked for and the answer is on its way. */
  asking = $state(false);

  readonly state = $derived(this.info?.state ?? 'none');
  readonly points = $derived<Point[]>(
    (this.info?.line ?? [])
      .map(({ ply, points }) => ({ ply, totals: points }))
      .sort((a, b) => a.ply - b.ply),
  );
  readonly byStep = $derived(keyed(this.info?.decisions ?? [], stepOf));
  readonly costly = $derived(
    (this.info?.decisions ?? [])
      .filter((decision) => !flawless(decision))
      .sort((a, b) => b.lost - a.lost)
      .slice(0, MOST),
  );
  /** There is something to see, or there will be. */
  readonly there = $derived(this.state === 'running' || this.points.length > 0);

  private timer = 0;
  private closed = false;

  constructor(readonly id: string) {}

  /** Has it been made before, or is it being made? */
  look(): Promise<void> {
    return this.fetch(() => api.analysis(this.id), true);
  }

  async start(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    await this.fetch(() => api.analyse(this.id), false);
    this.asking = false;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async fetch(way: () => Promise<AnalysisInfo>, quiet: boolean): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.info = await way();
      this.problem = null;
    } catch (error) {
      const lost = error instanceof Refused && error.status === 0;
      if (!quiet || (lost && this.state === 'running')) this.problem = sentence(error);
    }
    if (this.state === 'running' && !this.closed)
      this.timer = window.setTimeout(() => void this.look(), EVERY);
  }
}
