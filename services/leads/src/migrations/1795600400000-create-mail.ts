import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The texts of mail are composed when it is sent, so this table has no personal data but addresses. */
export class CreateMail1795600400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        key text NOT NULL UNIQUE,
        lead_id uuid NOT NULL REFERENCES lead (id) ON DELETE CASCADE,
        recipient text NOT NULL,
        status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sent', 'failed', 'cancelled')),
        attempts integer NOT NULL DEFAULT 0,
        next_attempt_at timestamptz(3) NOT NULL DEFAULT now(),
        error text,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    await runner.query("CREATE INDEX mail_due ON mail (next_attempt_at) WHERE status = 'waiting'");
    await runner.query('CREATE INDEX mail_by_lead ON mail (lead_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail');
  }
}
