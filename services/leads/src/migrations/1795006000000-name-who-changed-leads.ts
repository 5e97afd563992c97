import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who made the versions that are there is not known. The default is for a replica of the release before, which may
 * go on taking leads in while this one starts.
 */
export class NameWhoChangedLeads1795006000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE lead ADD COLUMN updated_by text NOT NULL DEFAULT ''");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead DROP COLUMN updated_by');
  }
}
