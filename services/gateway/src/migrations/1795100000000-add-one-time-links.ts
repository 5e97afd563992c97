import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddOneTimeLinks1795100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE member ALTER COLUMN password_hash DROP NOT NULL');
    await runner.query('ALTER TABLE session ADD address text, ADD user_agent text');
    await runner.query(`
      CREATE TABLE one_time_link (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        token_hash bytea NOT NULL UNIQUE,
        member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
        purpose text NOT NULL CHECK (purpose IN ('invite', 'reset')),
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX one_time_link_member ON one_time_link (member_id)');
    await runner.query('CREATE INDEX audit_entry_action ON audit_entry (action, id)');
    await runner.query('CREATE INDEX audit_entry_member ON audit_entry (member_id, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX audit_entry_member, audit_entry_action');
    await runner.query('DROP TABLE one_time_link');
    await runner.query('ALTER TABLE session DROP address, DROP user_agent');
    await runner.query('DELETE FROM member WHERE password_hash IS NULL');
    await runner.query('ALTER TABLE member ALTER COLUMN password_hash SET NOT NULL');
  }
}
