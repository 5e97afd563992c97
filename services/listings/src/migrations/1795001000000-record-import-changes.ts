import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RecordImportChanges1795001000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE property
        ADD COLUMN unit_number text,
        ADD COLUMN presence text NOT NULL DEFAULT 'listed'
          CHECK (presence IN ('listed', 'missing', 'gone', 'retracted')),
        ADD COLUMN missing_since timestamptz,
        ADD COLUMN missing_since_run uuid,
        ADD COLUMN overrides jsonb NOT NULL DEFAULT '{}',
        ADD COLUMN feed_title text,
        ADD COLUMN feed_featured boolean`);
    await runner.query("UPDATE property SET presence = 'gone' WHERE withdrawn_at IS NOT NULL");
    await runner.query(
      "CREATE INDEX property_missing ON property (source, missing_since) WHERE presence = 'missing'",
    );
    await runner.query("CREATE INDEX property_overridden ON property (id) WHERE overrides <> '{}'");
    await runner.query(`
      ALTER TABLE import_run
        ADD COLUMN kind text NOT NULL DEFAULT 'feed' CHECK (kind IN ('feed', 'rollback', 'expiry')),
        ADD COLUMN feed_hash text,
        ADD COLUMN reasons jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN approvable boolean NOT NULL DEFAULT false,
        ADD COLUMN plan_digest text,
        ADD COLUMN decision text,
        ADD COLUMN decided_by text,
        ADD COLUMN undoes uuid,
        ADD COLUMN undone_by uuid,
        ADD COLUMN revision integer,
        DROP COLUMN problems`);
    await runner.query(
      'CREATE UNIQUE INDEX import_run_revision ON import_run (source, revision) WHERE revision IS NOT NULL',
    );
    await runner.query(`
      ALTER TABLE import_stage
        ADD COLUMN price integer,
        ADD COLUMN photos smallint,
        ADD COLUMN old_reference text`);
    // The judged stage of a quarantined run is logged, unlike the stage of a running one, because a decision may come
    // after a restart of PostgreSQL.
    await runner.query(`
      CREATE TABLE import_held_stage (
        run_id uuid NOT NULL,
        source_reference text NOT NULL,
        ordinal integer NOT NULL,
        pagelink text,
        content_hash text,
        record jsonb,
        price integer,
        photos smallint,
        PRIMARY KEY (run_id, source_reference)
      )`);
    // Each due time of the schedule is a row: the replica that inserts it starts the import.
    await runner.query(`
      CREATE TABLE import_tick (
        source text NOT NULL,
        due_at timestamptz NOT NULL,
        PRIMARY KEY (source, due_at)
      )`);
    await runner.query(`
      CREATE TABLE import_problem (
        run_id uuid NOT NULL,
        attempt integer NOT NULL,
        seq integer NOT NULL,
        line integer,
        reference text,
        field text NOT NULL,
        reason text NOT NULL,
        severity text NOT NULL,
        PRIMARY KEY (run_id, attempt, seq)
      )`);
    await runner.query(`
      CREATE TABLE import_change (
        run_id uuid NOT NULL,
        seq bigint GENERATED ALWAYS AS IDENTITY,
        kind text NOT NULL,
        property_id integer,
        source_reference text NOT NULL,
        title text NOT NULL,
        before jsonb,
        after jsonb,
        PRIMARY KEY (run_id, seq)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE import_change, import_problem, import_tick, import_held_stage');
    await runner.query(
      'ALTER TABLE import_stage DROP COLUMN price, DROP COLUMN photos, DROP COLUMN old_reference',
    );
    await runner.query(`
      ALTER TABLE import_run
        DROP COLUMN kind, DROP COLUMN feed_hash, DROP COLUMN reasons, DROP COLUMN approvable,
        DROP COLUMN plan_digest, DROP COLUMN decision, DROP COLUMN decided_by, DROP COLUMN undoes,
        DROP COLUMN undone_by, DROP COLUMN revision, ADD COLUMN problems jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(`
      ALTER TABLE property
        DROP COLUMN unit_number, DROP COLUMN presence, DROP COLUMN missing_since, DROP COLUMN missing_since_run,
        DROP COLUMN overrides, DROP COLUMN feed_title, DROP COLUMN feed_featured`);
  }
}
