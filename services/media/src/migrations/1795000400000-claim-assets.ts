import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Existing assets count as unclaimed from now on, so that their records have time to claim them. */
export class ClaimAssets1795000400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE asset
        ADD COLUMN alt text NOT NULL DEFAULT '',
        ADD COLUMN unclaimed_since timestamptz DEFAULT now(),
        ADD COLUMN deleting_at timestamptz`);
    await runner.query(`
      CREATE INDEX asset_collectable ON asset (unclaimed_since)
        WHERE unclaimed_since IS NOT NULL OR deleting_at IS NOT NULL`);
    await runner.query('CREATE INDEX asset_newest ON asset (created_at DESC, id)');
    await runner.query(`
      CREATE TABLE asset_owner (
        owner text PRIMARY KEY,
        label text NOT NULL,
        version bigint NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE asset_claim (
        stem text NOT NULL,
        owner text NOT NULL REFERENCES asset_owner ON DELETE CASCADE,
        PRIMARY KEY (stem, owner)
      )`);
    await runner.query('CREATE INDEX asset_claim_owner ON asset_claim (owner)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE asset_claim, asset_owner');
    await runner.query('DROP INDEX asset_newest');
    await runner.query(
      'ALTER TABLE asset DROP COLUMN alt, DROP COLUMN unclaimed_since, DROP COLUMN deleting_at',
    );
  }
}
