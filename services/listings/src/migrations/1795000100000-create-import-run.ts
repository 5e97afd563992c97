import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateImportRun1795000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE import_run (
        id uuid PRIMARY KEY,
        source text NOT NULL,
        location text NOT NULL,
        format text,
        trigger text NOT NULL,
        dry_run boolean NOT NULL,
        state text NOT NULL,
        attempt integer NOT NULL DEFAULT 0,
        counts jsonb NOT NULL,
        bytes bigint NOT NULL,
        problems jsonb NOT NULL,
        problem_count integer NOT NULL,
        error text,
        requested_at timestamptz NOT NULL,
        started_at timestamptz,
        seen_at timestamptz,
        finished_at timestamptz
      )`);
    // A source has at most one open run: a second request finds this one and joins it.
    await runner.query(
      'CREATE UNIQUE INDEX import_run_open ON import_run (source) WHERE finished_at IS NULL',
    );
    await runner.query('CREATE INDEX import_run_requested_at ON import_run (requested_at DESC)');
    // The scratch space of a run needs no write-ahead log, because a run that loses it starts again.
    await runner.query(`
      CREATE UNLOGGED TABLE import_stage (
        run_id uuid NOT NULL,
        attempt integer NOT NULL,
        source_reference text NOT NULL,
        ordinal integer NOT NULL,
        pagelink text,
        content_hash text,
        record jsonb,
        PRIMARY KEY (run_id, attempt, source_reference)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE import_stage, import_run');
  }
}
