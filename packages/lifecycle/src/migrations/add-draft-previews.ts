import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links that show drafts to people without an account. */
export class AddDraftPreviews implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE content_preview (
        kind text NOT NULL,
        entry_id integer NOT NULL,
        token_hash bytea NOT NULL,
        created_by text NOT NULL,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (kind, entry_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE content_preview');
  }
}
