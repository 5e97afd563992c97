import { Outbox } from '@manzil/messaging/outbox/outbox';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { resolveListings } from '../place/resolve-listings.js';

/**
 * Resolves the emirates and communities of the stored listings to known places. Each batch is a transaction of its own,
 * so that no row is locked for long; a migration that was interrupted continues with the rows that are left.
 */
export class ResolvePlaceNames1798930100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await resolveListings(runner.manager, new Outbox());
  }

  /** Resolved names are valid in the previous release too. */
  async down(): Promise<void> {
    // The words of the feed are not stored.
  }
}
