import { LRUCache } from 'lru-cache';
import { networkOf } from '../http/caller/network-of.js';

/** Maximum number of tracked visitors; the least recently seen one is evicted first. About 4 MB when full. */
const MOST_VISITORS = 20_000;
/** Time in which an empty budget is refilled. */
const REFILL_MS = 5 * 60_000;

interface Budget {
  left: number;
  at: number;
}

/**
 * Limits the uncached responses that one visitor can cause, per process and in bounded memory: a number at once,
 * refilled evenly within five minutes.
 */
export class MissBudget {
  private readonly budgets = new LRUCache<string, Budget>({ max: MOST_VISITORS });

  constructor(
    private readonly most: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Takes one from the budget; if it is empty, returns the seconds to wait. A refusal does not prolong the wait. */
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
