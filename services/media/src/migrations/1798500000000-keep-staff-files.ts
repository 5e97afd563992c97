import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A file is taken as one of staff unless a photo of the feed has it: those of staff stay for much longer. */
export class KeepStaffFiles1798500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE asset
        ADD COLUMN origin text NOT NULL DEFAULT 'staff' CHECK (origin IN ('staff', 'feed')),
        ADD COLUMN tags text[] NOT NULL DEFAULT '{}',
        ADD COLUMN kept boolean NOT NULL DEFAULT false,
        ADD COLUMN removal_announced_at timestamptz`);
    await runner.query(`
      UPDATE asset SET origin = 'feed'
      WHERE filename IN (SELECT filename FROM source_photo WHERE filename IS NOT NULL)`);
    await runner.query('CREATE INDEX asset_tags ON asset USING gin (tags)');
    await runner.query('CREATE INDEX asset_bytes ON asset (sha256)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX asset_tags, asset_bytes');
    await runner.query(`
      ALTER TABLE asset
        DROP COLUMN origin, DROP COLUMN tags, DROP COLUMN kept, DROP COLUMN removal_announced_at`);
  }
}
