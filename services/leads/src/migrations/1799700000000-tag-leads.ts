import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tags by which members group leads. */
export class TagLeads1799700000000 implements MigrationInterface {
  /** The index is built beside writers, which a transaction does not allow. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE lead ADD COLUMN IF NOT EXISTS tags text[] NOT NULL DEFAULT '{}'");
    // An interrupted build leaves an index that is never used.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS lead_tags');
    await runner.query("CREATE INDEX CONCURRENTLY lead_tags ON lead USING gin (tags) WHERE tags <> '{}'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM lead_entry WHERE kind IN ('tagged', 'untagged')");
    await runner.query('DROP INDEX lead_tags');
    await runner.query('ALTER TABLE lead DROP COLUMN tags');
  }
}
