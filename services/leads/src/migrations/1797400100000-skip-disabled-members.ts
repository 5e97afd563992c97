import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The members whom rules skip, because they are disabled. */
export class SkipDisabledMembers1797400100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE disabled_members (
        single boolean PRIMARY KEY DEFAULT true CHECK (single),
        usernames jsonb NOT NULL,
        listed_at timestamptz(3) NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE disabled_members');
  }
}
