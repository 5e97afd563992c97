import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes the pictures of feeds that media has found to be no photos; listings leave them out. */
export class LeaveOutTinyPictures1799040200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE fetched_photo ADD COLUMN is_no_photo boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE fetched_photo DROP COLUMN is_no_photo');
  }
}
