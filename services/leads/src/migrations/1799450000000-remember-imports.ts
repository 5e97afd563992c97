import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports of leads, which can be undone. Leads that were imported before belong to none. */
export class RememberImports1799450000000 implements MigrationInterface {
  /** The index is built beside writers, which a transaction does not allow. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS lead_import (
        id uuid PRIMARY KEY,
        at timestamptz(3) NOT NULL DEFAULT now(),
        made_by text NOT NULL,
        imported integer NOT NULL,
        undone_at timestamptz(3)
      )`);
    await runner.query('ALTER TABLE lead ADD COLUMN IF NOT EXISTS import_id uuid');
    // An interrupted build leaves an index that is never used.
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS lead_of_import');
    await runner.query(
      'CREATE INDEX CONCURRENTLY lead_of_import ON lead (import_id) WHERE import_id IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX lead_of_import');
    await runner.query('ALTER TABLE lead DROP COLUMN import_id');
    await runner.query('DROP TABLE lead_import');
  }
}
