import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MapFeedValues1795004200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE feed_mapping ADD COLUMN value_map jsonb NOT NULL DEFAULT '{}'");
    await runner.query('ALTER TABLE import_run ADD COLUMN unmapped_values jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE import_run DROP COLUMN unmapped_values');
    await runner.query('ALTER TABLE feed_mapping DROP COLUMN value_map');
  }
}
