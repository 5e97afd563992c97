import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes which source photos are too small to be shown. */
export class NoteTinyPictures1799040100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE source_photo ADD COLUMN is_no_photo boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE source_photo DROP COLUMN is_no_photo');
  }
}
