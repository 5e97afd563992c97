import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions, drafts and schedules of projects, and those that are deleted and can be restored. */
export class AddLifecycleOfDevelopments1797000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE content_version (
        kind text NOT NULL,
        entry_id integer NOT NULL,
        version integer NOT NULL CHECK (version > 0),
        fields jsonb NOT NULL CHECK (jsonb_typeof(fields) = 'object'),
        published boolean NOT NULL,
        saved_at timestamptz NOT NULL,
        saved_by text NOT NULL,
        PRIMARY KEY (kind, entry_id, version)
      )`);
    await runner.query(`
      CREATE TABLE content_schedule (
        kind text NOT NULL,
        entry_id integer NOT NULL,
        publish_at timestamptz,
        withdraw_at timestamptz,
        set_by text NOT NULL,
        failure text,
        PRIMARY KEY (kind, entry_id)
      )`);
    await runner.query(`
      CREATE TABLE deleted_development (
        id integer PRIMARY KEY,
        name text NOT NULL,
        pagelink text NOT NULL,
        record jsonb NOT NULL,
        images jsonb NOT NULL,
        former_links jsonb NOT NULL,
        deleted_at timestamptz NOT NULL,
        deleted_by text NOT NULL
      )`);
    await runner.query('CREATE INDEX deleted_development_time ON deleted_development (deleted_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE deleted_development, content_schedule, content_version');
  }
}
