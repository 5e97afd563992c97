import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddRecordNameOfFeeds1799010000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE feed_mapping ADD COLUMN record_name text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE feed_mapping DROP COLUMN record_name');
  }
}
