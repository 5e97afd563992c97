import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A member whose save comes second reads who saved the same hours first, and when. */
export class NameWhoChangedHours1798900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE viewing_schedule
         ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now(),
         ADD COLUMN updated_by text NOT NULL DEFAULT ''`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE viewing_schedule DROP COLUMN updated_by, DROP COLUMN updated_at');
  }
}
