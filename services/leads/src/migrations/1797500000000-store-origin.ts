import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores a lead's origin as its browser reported it; null for the leads of the releases before. */
export class StoreOrigin1797500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead ADD COLUMN origin jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead DROP COLUMN origin');
  }
}
