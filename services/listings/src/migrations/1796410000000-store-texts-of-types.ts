import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the texts that the pages of a place for one type of property begin with. */
export class StoreTextsOfTypes1796410000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE place ADD type_texts jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE place DROP type_texts');
  }
}
