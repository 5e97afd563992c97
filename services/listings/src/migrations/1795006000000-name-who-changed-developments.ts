import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who made the versions that are there is not known. The default is for a replica of the release before, which may
 * go on adding projects while this one starts.
 */
export class NameWhoChangedDevelopments1795006000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE development ADD COLUMN updated_by text NOT NULL DEFAULT ''");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE development DROP COLUMN updated_by');
  }
}
