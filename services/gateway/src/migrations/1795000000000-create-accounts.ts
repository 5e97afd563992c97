import { createMessagingTables, dropMessagingTables } from '@manzil/messaging/outbox/messaging-tables';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAccounts1795000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createMessagingTables(runner);
    await runner.query(`
      CREATE TABLE member (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        username text NOT NULL,
        password_hash text NOT NULL,
        role text NOT NULL CHECK (role IN ('admin', 'editor', 'agent')),
        created_at timestamptz NOT NULL DEFAULT now(),
        disabled_at timestamptz
      )`);
    await runner.query('CREATE UNIQUE INDEX member_username ON member (lower(username))');
    await runner.query(`
      CREATE TABLE session (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        token_hash bytea NOT NULL UNIQUE,
        member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX session_member ON session (member_id)');
    await runner.query('CREATE INDEX session_expires_at ON session (expires_at)');
    await runner.query(`
      CREATE TABLE login_attempt (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_key bytea NOT NULL,
        address text NOT NULL,
        at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX login_attempt_account ON login_attempt (account_key, at)');
    await runner.query('CREATE INDEX login_attempt_address ON login_attempt (address, at)');
    await runner.query('CREATE INDEX login_attempt_at ON login_attempt (at)');
    await runner.query(`
      CREATE TABLE audit_entry (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        member_id uuid REFERENCES member ON DELETE SET NULL,
        username text,
        action text NOT NULL,
        target text,
        details jsonb NOT NULL DEFAULT '{}',
        address text,
        request_id text
      )`);
    await runner.query('CREATE INDEX audit_entry_at ON audit_entry (at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_entry, login_attempt, session, member');
    await dropMessagingTables(runner);
  }
}
