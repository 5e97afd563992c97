import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The advertising permit of a project; the previous release writes projects without one. */
export class StorePermitsOfProjects1799800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE development ADD COLUMN permit_number text NOT NULL DEFAULT ''");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE development DROP COLUMN permit_number');
  }
}
