import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds where the home of a viewing is, for calendars. */
export class PlaceViewings1799040000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE viewing ADD COLUMN place jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE viewing DROP COLUMN place');
  }
}
