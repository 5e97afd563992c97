import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The authors of existing versions are not known. The default is for a replica of the previous release, which may
 * still add projects while this one starts.
 */
export class NameWhoChangedDevelopments1795006000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE development ADD COLUMN updated_by text NOT NULL DEFAULT ''");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE development DROP COLUMN updated_by');
  }
}
