import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A mail is about a lead (which a newsletter address is too) or about a member, whom the gateway stores. Columns of mail
 * to visitors stay empty for mail to staff.
 */
export class MailVisitors1795700100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mail
        ALTER COLUMN lead_id DROP NOT NULL,
        ADD COLUMN member_id uuid,
        ADD COLUMN mailbox text,
        ADD COLUMN admitted_at timestamptz(3),
        ADD CONSTRAINT mail_has_one_subject CHECK (num_nonnulls(lead_id, member_id) = 1)`);
    await runner.query(
      'CREATE INDEX mail_admitted ON mail (mailbox, admitted_at) WHERE admitted_at IS NOT NULL',
    );
    await runner.query(`
      CREATE TABLE mail_suppression (
        mailbox text PRIMARY KEY,
        address text NOT NULL,
        reason text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    // The key is as secret as the addresses beside it, which it hides in the links of mail.
    await runner.query(
      'CREATE TABLE mail_link_key (id boolean PRIMARY KEY DEFAULT true CHECK (id), key bytea NOT NULL)',
    );
    await runner.query(
      "INSERT INTO mail_link_key (key) VALUES (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')))",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_link_key');
    await runner.query('DROP TABLE mail_suppression');
    await runner.query("DELETE FROM mail WHERE lead_id IS NULL OR kind NOT IN ('new-lead', 'assigned-lead')");
    await runner.query('DROP INDEX mail_admitted');
    await runner.query(`
      ALTER TABLE mail
        DROP CONSTRAINT mail_has_one_subject,
        DROP COLUMN admitted_at,
        DROP COLUMN mailbox,
        DROP COLUMN member_id,
        ALTER COLUMN lead_id SET NOT NULL`);
  }
}
