import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Floor plans are stored separately from photos, with the URLs of their copies. */
export class StoreFloorPlans1795500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "ALTER TABLE property ADD COLUMN floor_plans jsonb NOT NULL DEFAULT '[]', ADD COLUMN shown_floor_plans jsonb",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE property DROP COLUMN shown_floor_plans, DROP COLUMN floor_plans');
  }
}
