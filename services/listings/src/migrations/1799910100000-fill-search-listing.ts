import type { MigrationInterface, QueryRunner } from 'typeorm';
import { storeFrom } from './store-search-listings.js';

const BATCH = 2_000;

/**
 * Stores the listings that exist for searches. Each batch is a transaction of its own; the rows are locked, so that one
 * that is withdrawn meanwhile is removed after it was stored. An interrupted migration can be repeated.
 */
export class FillSearchListing1799910100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (let after = 0; ;) {
      const batch = (await runner.query(
        'SELECT id FROM property WHERE withdrawn_at IS NULL AND id > $1 ORDER BY id LIMIT $2',
        [after, BATCH],
      )) as { id: number }[];
      const last = batch.at(-1);
      if (last === undefined) break;
      await runner.query(
        storeFrom(
          '(SELECT * FROM property WHERE withdrawn_at IS NULL AND id > $1 AND id <= $2 FOR SHARE)',
          'keep',
        ),
        [after, last.id],
      );
      after = last.id;
    }
    await runner.query(
      'CREATE INDEX CONCURRENTLY IF NOT EXISTS search_listing_place ON search_listing (ad_type, place, price)',
    );
    await runner.query(
      'CREATE INDEX CONCURRENTLY IF NOT EXISTS search_listing_profile ON search_listing (ad_type, profile)',
    );
    await runner.query('VACUUM ANALYZE search_listing, search_value');
  }

  /** The table is dropped with the migration that creates it. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS search_listing_place, search_listing_profile');
  }
}
