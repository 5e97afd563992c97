import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddSecondFactor1795230000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session ADD confirmed_at timestamptz');
    await runner.query(`
      CREATE TABLE totp_factor (
        member_id uuid PRIMARY KEY REFERENCES member ON DELETE CASCADE,
        sealed_secret bytea NOT NULL,
        last_step integer,
        confirmed_at timestamptz
      )`);
    await runner.query(`
      CREATE TABLE recovery_code (
        code_hash bytea PRIMARY KEY,
        member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX recovery_code_member ON recovery_code (member_id)');
    await runner.query(`
      CREATE TABLE passkey (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
        credential_id text NOT NULL UNIQUE,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz
      )`);
    await runner.query('CREATE INDEX passkey_member ON passkey (member_id)');
    await runner.query(`
      CREATE TABLE pending_login (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        token_hash bytea NOT NULL UNIQUE,
        member_id uuid REFERENCES member ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX pending_login_expires_at ON pending_login (expires_at)');
    await runner.query('CREATE INDEX pending_login_member ON pending_login (member_id)');
    await runner.query(`
      CREATE TABLE passkey_challenge (
        challenge text PRIMARY KEY,
        purpose text NOT NULL CHECK (purpose IN ('add', 'log-in', 'confirm')),
        bound_to uuid NOT NULL,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX passkey_challenge_expires_at ON passkey_challenge (expires_at)');
    await runner.query(`
      CREATE TABLE second_factor_attempt (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
        at timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX second_factor_attempt_member ON second_factor_attempt (member_id, at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE second_factor_attempt, passkey_challenge, pending_login, passkey, recovery_code, totp_factor`,
    );
    await runner.query('ALTER TABLE session DROP confirmed_at');
  }
}
