import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The authors of existing versions are not known. The default is for a replica of the previous release, which may
 * still add leads while this one starts.
 */
export class NameWhoChangedLeads1795006000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE lead ADD COLUMN updated_by text NOT NULL DEFAULT ''");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead DROP COLUMN updated_by');
  }
}
