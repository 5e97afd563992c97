import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The mailbox that replies of leads are read from, and the names of files in the timeline. */
export class ReceiveMail1799800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE incoming_mail_settings (
        single boolean NOT NULL DEFAULT true,
        host text NOT NULL,
        port integer NOT NULL,
        encryption text NOT NULL,
        username text NOT NULL,
        password text NOT NULL,
        folder text NOT NULL,
        address text NOT NULL,
        version integer NOT NULL,
        CONSTRAINT incoming_mail_settings_pkey PRIMARY KEY (single),
        CONSTRAINT incoming_mail_settings_one CHECK (single)
      )`);
    await runner.query(`
      CREATE TABLE incoming_mail_state (
        single boolean NOT NULL DEFAULT true,
        mailbox text NOT NULL,
        uid_validity text,
        last_uid bigint NOT NULL DEFAULT 0,
        checked_at timestamptz(3),
        problem text,
        CONSTRAINT incoming_mail_state_pkey PRIMARY KEY (single),
        CONSTRAINT incoming_mail_state_one CHECK (single)
      )`);
    await runner.query("ALTER TABLE lead_entry ADD COLUMN attachments text[] NOT NULL DEFAULT '{}'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM lead_entry WHERE kind = 'email-received'");
    await runner.query("DELETE FROM mail WHERE kind = 'email-received'");
    await runner.query('ALTER TABLE lead_entry DROP COLUMN attachments');
    await runner.query('DROP TABLE incoming_mail_state');
    await runner.query('DROP TABLE incoming_mail_settings');
  }
}
