import { DomainError } from '@manzil/service-kit/errors';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { networkOf } from '../caller/network-of.js';
import { AddressLimit } from './address-limit.js';
import { RateLimitRecord } from './rate-limit.entity.js';

const WINDOW_SECONDS = 10 * 60;

/**
 * Limits how often one sender, an address or an id, performs an action in ten minutes, in all replicas together. While
 * PostgreSQL is unavailable each replica counts separately.
 */
export class SharedLimit {
  private readonly shared: RateLimiterPostgres;
  private readonly local: AddressLimit;

  constructor(
    dataSource: DataSource,
    /** Separates the counts of this limit from other limits. */
    name: string,
    most: number,
    private readonly words = 'Too many messages were sent. Please try again later.',
  ) {
    this.shared = new RateLimiterPostgres({
      storeClient: dataSource,
      storeType: 'typeorm',
      tableName: dataSource.getMetadata(RateLimitRecord).tableName,
      tableCreated: true,
      keyPrefix: name,
      points: most,
      duration: WINDOW_SECONDS,
      clearExpiredByTimeout: false,
    });
    this.local = new AddressLimit(most, undefined, words);
  }

  /** Counts one action, or refuses it: RATE_LIMITED with `retryAfterSeconds`. A refusal does not prolong the wait. */
  async admit(addressOrId: string): Promise<void> {
    try {
      await this.shared.consume(networkOf(addressOrId));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) {
        this.local.admit(addressOrId);
        return;
      }
      throw new DomainError('RATE_LIMITED', this.words, {
        details: { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) },
      });
    }
  }
}
