/** A decision at a table of Frantic Fiends: that of Caverna with bribes, displacements, bounties and what else orcs bring. */
import { t } from '../../lib/i18n';
import type { OptionMessage } from '../../lib/messages';
import { keyed } from '../../lib/collect';
import { numberIn, wordIn } from '../../table/options';
import { anchorOf, homeOf, type Home } from '../caverna/options';
import { Turn } from '../caverna/turn.svelte';
import type { FiendsHome, FiendsView, OrcView, StepView } from './view';

const ON_BOARD = new Set(['trap', 'occupy', 'extract', 'house', 'unhouse', 'lodge']);
const CHOICES = new Set([
  'stock',
  'donkeys',
  'carve',
  'spend',
  'hit',
  'arrange',
  'settle',
  'name',
  'arm',
  'barter',
  'extra',
  'receive',
  'camouflage',
  'fight',
  'override_orc',
]);
export class FiendsTurn extends Turn {
  /** Goods offered to the orc that is about to move. */
  bribe = $state(0);
  /** A choice looked at before it is made. */
  peek = $state<OptionMessage | null>(null);
  /** Where it would be displaced. */
  push = $state<string | null>(null);

  readonly choices = $derived(this.options.filter((o) => CHOICES.has(o.verb) || this.doubled(o)));
  readonly claims = $derived(this.options.filter((o) => o.verb === 'claim'));
  /** The bribes by what is paid, the displacements by their cell. */
  private readonly bribing = $derived(keyed(this.did('bribe'), (o) => numberIn(o, 'n')));
  private readonly pushing = $derived(keyed(this.did('displace'), (o) => wordIn(o, 'cell')));
  readonly bribes = $derived(this.bribing.size);
  readonly pushes = $derived([...this.pushing.keys()]);
  /** The option that is picked for the orc. */
  readonly picked = $derived(
    (this.push ? this.pushing.get(this.push) : this.bribing.get(this.bribe)) ?? null,
  );
  readonly activates = $derived(this.asks === 'activate');
  /** The orc that is about to move. */
  readonly orc = $derived<OrcView | null>(
    this.activates ? (this.lair?.orcs.find((o) => o.letter === this.named('orc')) ?? null) : null,
  );
  /** What it would do after what is picked so far. */
  readonly steps = $derived.by<StepView[]>(() => {
    const after = this.orc?.after ?? {};
    const picked = this.push ?? (this.bribe ? String(this.bribe) : '');
    return picked ? (after[picked] ?? []) : (this.orc?.preview ?? []);
  });

  get lair(): FiendsHome | null {
    return this.home as FiendsHome | null;
  }

  override get view(): FiendsView | null {
    return super.view as unknown as FiendsView | null;
  }

  override also(): string[] {
    const verbs = [...this.onBoard, ...this.choices].map((o) => o.verb);
    return ['trap', 'stock', 'carve', 'fight']
      .filter((verb) => verbs.includes(verb))
      .map((verb) => t(`todo.${verb}`));
  }

  protected override place(option: OptionMessage): Home {
    const verb = option.verb;
    if (ON_BOARD.has(verb)) return 'board';
    if (
      CHOICES.has(verb) ||
      verb === 'claim' ||
      verb === 'bribe' ||
      verb === 'displace' ||
      this.doubled(option)
    )
      return 'own';
    return homeOf(option);
  }

  /** A second friendly orc for the same space. */
  private doubled(option: OptionMessage): boolean {
    const space = option.verb === 'place_orc' ? anchorOf(option, 'space') : null;
    return space !== null && this.options.find((o) => anchorOf(o, 'space') === space) !== option;
  }

  override forget(): void {
    super.forget();
    this.bribe = 0;
    this.push = null;
    this.peek = null;
  }

  override back(): boolean {
    if (this.push === null && this.bribe === 0) return super.back();
    this.push = null;
    this.bribe = 0;
    return true;
  }

  offer(n: number): void {
    this.push = null;
    this.bribe = Math.max(0, Math.min(this.bribes, n));
  }

  private did(verb: string): OptionMessage[] {
    return this.options.filter((o) => o.verb === verb);
  }

  /** The option that lets the orc go on. */
  get proceed(): string {
    return this.did('proceed')[0]?.token ?? '';
  }

  /** The bribe with everything that can be given. */
  get fullBribe(): OptionMessage | null {
    return this.bribing.get(this.bribes) ?? null;
  }

  /** The strength that a bribe leaves to the orc. */
  leftAfter(bribe: OptionMessage | null): number {
    const events = (bribe && this.previewOf(bribe.token)?.events) ?? [];
    const weakened = events.find((e) => e['event'] === 'weakened');
    if (weakened) return Number((weakened['args'] as { strength: number }).strength);
    return events.some((e) => e['event'] === 'defeated') ? 0 : (this.orc?.strength ?? 0);
  }

  /** Pick a displacement; the same again makes it. */
  shove(cell: string): void {
    if (this.push === cell) {
      if (this.picked) this.choose(this.picked.token);
      return;
    }
    this.bribe = 0;
    this.push = this.pushes.includes(cell) ? cell : null;
  }
}
