import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a lead came from, as its browser reported it; unknown for the leads of the releases before. */
export class StoreOrigin1797500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead ADD COLUMN origin jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead DROP COLUMN origin');
  }
}
