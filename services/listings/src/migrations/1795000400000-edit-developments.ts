import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EditDevelopments1795000400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE development ADD COLUMN version integer NOT NULL DEFAULT 1');
    await runner.query('ALTER TABLE development ADD UNIQUE (name)');
    await runner.query(`
      CREATE TABLE development_former_link (
        pagelink text PRIMARY KEY,
        development_id integer NOT NULL REFERENCES development ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE development_former_link');
    await runner.query('ALTER TABLE development DROP COLUMN version, DROP CONSTRAINT development_name_key');
  }
}
