import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The defaults are for a replica of the previous release, which may go on following references while this one starts. */
export class ClaimAssetsInParts1795200100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE asset_claim ADD COLUMN version bigint NOT NULL DEFAULT 0');
    await runner.query("ALTER TABLE asset_owner ADD COLUMN parts_followed integer[] NOT NULL DEFAULT '{}'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE asset_owner DROP COLUMN parts_followed');
    await runner.query('ALTER TABLE asset_claim DROP COLUMN version');
  }
}
