import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The mail server and the recipients of new leads, where the environment does not set them. */
export class StoreMailSettings1799200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail_settings (
        single boolean NOT NULL DEFAULT true,
        notify_to text[] NOT NULL,
        host text NOT NULL,
        port integer NOT NULL,
        encryption text NOT NULL,
        username text NOT NULL,
        password text NOT NULL,
        sender_name text NOT NULL,
        sender_address text NOT NULL,
        version integer NOT NULL,
        CONSTRAINT mail_settings_pkey PRIMARY KEY (single),
        CONSTRAINT mail_settings_one CHECK (single)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_settings');
  }
}
