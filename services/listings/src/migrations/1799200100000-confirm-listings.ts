import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When advisers last said that their listings are available, and the index that finds the listings of an adviser. */
export class ConfirmListings1799200100000 implements MigrationInterface {
  /** The index is built beside writers, which a transaction does not allow. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE property ADD COLUMN IF NOT EXISTS confirmed_at timestamptz');
    // An interrupted build leaves an index that is never used.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS property_adviser_email');
    await runner.query(
      "CREATE INDEX CONCURRENTLY property_adviser_email ON property (lower(agent->>'email'))",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX property_adviser_email');
    await runner.query('ALTER TABLE property DROP COLUMN confirmed_at');
  }
}
