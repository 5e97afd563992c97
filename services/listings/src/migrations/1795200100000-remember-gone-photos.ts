import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A photo that media no longer has is stored with its version, so that a late event does not restore it. */
export class RememberGonePhotos1795200100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE fetched_photo ALTER COLUMN filename DROP NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM fetched_photo WHERE filename IS NULL');
    await runner.query('ALTER TABLE fetched_photo ALTER COLUMN filename SET NOT NULL');
  }
}
