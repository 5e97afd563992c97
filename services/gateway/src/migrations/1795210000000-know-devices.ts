import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KnowDevices1795210000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE known_device (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        token_hash bytea NOT NULL UNIQUE,
        member_id uuid NOT NULL REFERENCES member ON DELETE CASCADE,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX known_device_member ON known_device (member_id)');
    // A device or a session, whose attempts are counted apart; a stranger has neither.
    await runner.query('ALTER TABLE login_attempt ADD voucher uuid');
    await runner.query('CREATE INDEX login_attempt_voucher ON login_attempt (voucher, at)');
    await runner.query(`
      CREATE TABLE login_wait (
        account_key bytea NOT NULL,
        network text NOT NULL,
        until timestamptz NOT NULL,
        PRIMARY KEY (account_key, network)
      )`);
    await runner.query('CREATE INDEX login_wait_until ON login_wait (until)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE login_wait');
    await runner.query('ALTER TABLE login_attempt DROP voucher');
    await runner.query('DROP TABLE known_device');
  }
}
