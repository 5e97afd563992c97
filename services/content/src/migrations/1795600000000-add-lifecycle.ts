import type { MigrationInterface, QueryRunner } from 'typeorm';

const WITHOUT_STATE = ['faq', 'team_member', 'testimonial'];

/**
 * Versions, drafts and schedules of everything that staff publish. Entries are live until they are withdrawn, also those
 * that a replica of the release before adds while this one starts.
 */
export class AddLifecycle1795600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of WITHOUT_STATE)
      await runner.query(`ALTER TABLE ${table} ADD live boolean NOT NULL DEFAULT true`);
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
    await runner.query('CREATE INDEX content_schedule_due ON content_schedule (publish_at, withdraw_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE content_schedule, content_version');
    // The release before shows every entry that is not deleted.
    for (const table of WITHOUT_STATE) {
      await runner.query(
        `UPDATE ${table} SET deleted_at = now(), deleted_by = 'withdrawn' WHERE NOT live AND deleted_at IS NULL`,
      );
      await runner.query(`ALTER TABLE ${table} DROP live`);
    }
  }
}
