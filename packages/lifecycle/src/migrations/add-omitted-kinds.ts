import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Kinds whose records are left out of a language until they are translated. */
export class AddOmittedKinds implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE omitted_kind (
         kind text NOT NULL,
         language text NOT NULL,
         PRIMARY KEY (kind, language)
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE omitted_kind');
  }
}
