import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A photo that media has no more stays known by its version, so that an event that comes late does not bring it back. */
export class RememberGonePhotos1795200100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE fetched_photo ALTER COLUMN filename DROP NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM fetched_photo WHERE filename IS NULL');
    await runner.query('ALTER TABLE fetched_photo ALTER COLUMN filename SET NOT NULL');
  }
}
