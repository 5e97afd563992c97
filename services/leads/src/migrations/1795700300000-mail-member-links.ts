import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The token of a link to choose a password is stored until its mail is sent or given up, and never longer. */
export class MailMemberLinks1795700300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mail
        ADD COLUMN secret text,
        ADD COLUMN expires_at timestamptz(3),
        ADD CONSTRAINT mail_secret_only_waits CHECK (secret IS NULL OR status = 'waiting')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM mail WHERE kind IN ('member-invitation', 'password-reset')");
    await runner.query(
      'ALTER TABLE mail DROP CONSTRAINT mail_secret_only_waits, DROP COLUMN expires_at, DROP COLUMN secret',
    );
  }
}
