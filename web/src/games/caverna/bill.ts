/** Paying with food: what a plan does, as its preview says, and the rates that the view has. */
import { t } from '../../lib/i18n';
import type { PreviewInfo } from '../../lib/messages';

export interface Bill {
  /** Food made, food paid, and what is begged for. */
  made: number;
  paid: number;
  begged: number;
}

/** What a payment does, from its beginning to its end; what follows it is left out. */
export function billOf(preview: PreviewInfo, seat: number): Bill {
  const bill: Bill = { made: 0, paid: 0, begged: 0 };
  for (const e of preview.events) {
    const { good, n = 0 } = e['args'] as { good?: string; n?: number };
    if (e['seat'] !== seat) break;
    if (e['event'] === 'begged') bill.begged = n;
    else if (bill.paid || (e['event'] !== 'gained' && e['event'] !== 'paid')) break;
    else if (good === 'good:food' && e['event'] === 'gained') bill.made += n;
    else if (good === 'good:food') bill.paid = n;
  }
  return bill;
}

/** One more or one less of a good; numbers that bring nothing are passed over. */
export function stepped(rates: number[], n: number, by: 1 | -1): number {
  let next = n + by;
  while (next > 0 && next < rates.length && rates[next] === 0) next += by;
  return next < 0 || next >= rates.length ? n : next;
}

/** A rate in words: '2 each', or what one and two bring where that is not the same. */
export function rateText(rates: number[]): string {
  const one = rates[1] ?? 0;
  return rates.every((food, n) => food === n * one)
    ? t('feed.rate', { n: one })
    : t('feed.rate_two', { one, two: rates[2] ?? 0 });
}
