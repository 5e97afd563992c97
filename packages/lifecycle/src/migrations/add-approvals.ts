import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests to those who may publish. */
export class AddApprovals implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE content_approval (
        kind text NOT NULL,
        entry_id integer NOT NULL,
        version integer NOT NULL,
        asks text NOT NULL,
        publish_at timestamptz,
        withdraw_at timestamptz,
        note text NOT NULL,
        requested_by text NOT NULL,
        requested_at timestamptz NOT NULL,
        sent_back_by text,
        sent_back_at timestamptz,
        sent_back_note text,
        PRIMARY KEY (kind, entry_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE content_approval');
  }
}
