import { LRUCache } from 'lru-cache';
import { networkOf } from '../http/caller/network-of.js';

/** Visitors counted at most; the one not seen for longest is evicted first. About 4 MB when full. */
const MOST_VISITORS = 20_000;
/** Time in which an empty budget is refilled. */
const REFILL_MS = 5 * 60_000;

interface Budget {
  left: number;
  at: number;
}

/**
 * Limits how many uncached responses one visitor can cause, in this process and in bounded memory: a number at once,
 * and the same number in each five minutes after that, evenly.
 */
export class MissBudget {
  private readonly budgets = new LRUCache<string, Budget>({ max: MOST_VISITORS });

  constructor(
    private readonly most: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Counts one; when it is one too many, the seconds to wait for the next. A refusal does not prolong the wait. */
  take(address: string): number | undefined {
    const visitor = networkOf(address);
    const now = this.now();
    const { left, at } = this.budgets.get(visitor) ?? { left: this.most, at: now };
    const refilled = Math.min(this.most, left + ((now - at) * this.most) / REFILL_MS);
    const isAdmitted = refilled >= 1;
    this.budgets.set(visitor, { left: isAdmitted ? refilled - 1 : refilled, at: now });
    return isAdmitted ? undefined : Math.ceil(((1 - refilled) * REFILL_MS) / this.most / 1000);
  }
}
