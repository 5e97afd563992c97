import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RememberFeedState1795003000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_run ADD COLUMN feed_mark jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_run DROP COLUMN feed_mark');
  }
}
