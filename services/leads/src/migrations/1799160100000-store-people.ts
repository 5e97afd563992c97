import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores how members are named and mailed, beside who gets no work; the gateway lists them when it starts. */
export class StorePeople1799160100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE disabled_members ADD COLUMN people jsonb NOT NULL DEFAULT '[]'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE disabled_members DROP COLUMN people');
  }
}
