import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['lead', 'saved_search', 'data_request'] as const;

/** Stores the language of forms, in which people get mail, and words of mail for each language. */
export class StoreLanguage1799170000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN language text NOT NULL DEFAULT 'en'`);
    await runner.query(`
      ALTER TABLE mail_text ADD COLUMN language text NOT NULL DEFAULT 'en';
      ALTER TABLE mail_text DROP CONSTRAINT mail_text_pkey,
        ADD CONSTRAINT mail_text_pkey PRIMARY KEY (kind, language, version)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM mail_text WHERE language <> 'en';
      ALTER TABLE mail_text DROP CONSTRAINT mail_text_pkey, ADD CONSTRAINT mail_text_pkey PRIMARY KEY (kind, version);
      ALTER TABLE mail_text DROP COLUMN language
    `);
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DROP COLUMN language`);
  }
}
