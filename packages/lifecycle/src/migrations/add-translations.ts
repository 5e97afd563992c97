import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts of records in another language than English. */
export class AddTranslations implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE content_translation (
         kind text NOT NULL,
         entry_id integer NOT NULL,
         language text NOT NULL,
         texts jsonb NOT NULL,
         ready boolean NOT NULL,
         version integer NOT NULL,
         updated_at timestamptz NOT NULL,
         updated_by text NOT NULL,
         PRIMARY KEY (kind, entry_id, language)
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE content_translation');
  }
}
