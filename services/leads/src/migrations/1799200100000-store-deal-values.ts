import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the deal of a lead is worth, and the commission on it, in AED. */
export class StoreDealValues1799200100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead ADD COLUMN deal_value integer, ADD COLUMN commission integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead DROP COLUMN deal_value, DROP COLUMN commission');
  }
}
