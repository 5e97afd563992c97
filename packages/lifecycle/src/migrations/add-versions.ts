import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions, drafts and schedules of what staff publish. */
export class AddVersions implements MigrationInterface {
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
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE content_schedule, content_version');
  }
}
