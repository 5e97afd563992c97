import { DomainError } from '@manzil/service-kit/errors';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../caller/network-of.js';

/** Maximum number of senders; the least recently seen one is evicted first. About 4 MB when full. */
const MOST_SENDERS = 20_000;
const WINDOW_MS = 10 * 60 * 1000;

interface Window {
  count: number;
  endsAt: number;
}

/**
 * Limits how often one sender, an address or an id, performs an action in ten minutes, in this process and in bounded
 * memory.
 */
export class AddressLimit {
  private readonly windows = new LRUCache<string, Window>({ max: MOST_SENDERS });

  constructor(
    private readonly most: number,
    private readonly now: () => number = () => performance.now(),
    private readonly words = 'Too many messages were sent. Please try again later.',
  ) {}

  /** Counts one action, or refuses it: RATE_LIMITED with `retryAfterSeconds`. A refusal does not prolong the wait. */
  admit(addressOrId: string): void {
    const sender = networkOf(addressOrId);
    const now = this.now();
    const window = this.windows.get(sender);
    if (window === undefined || window.endsAt <= now) {
      this.windows.set(sender, { count: 1, endsAt: now + WINDOW_MS });
    } else if (window.count < this.most) {
      window.count += 1;
    } else {
      throw new DomainError('RATE_LIMITED', this.words, {
        details: { retryAfterSeconds: Math.ceil((window.endsAt - now) / 1000) },
      });
    }
  }
}
