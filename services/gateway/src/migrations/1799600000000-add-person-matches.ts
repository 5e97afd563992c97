import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Decisions of staff about whose record an email of listings or a team card is. */
export class AddPersonMatches1799600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE person_match (subject text PRIMARY KEY, person text)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE person_match');
  }
}
