import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ShowFetchedPhotos1795002100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE property ADD COLUMN shown_images jsonb');
    await runner.query(`
      CREATE TABLE fetched_photo (
        url text PRIMARY KEY,
        filename text NOT NULL,
        version bigint NOT NULL
      )`);
    // The table has at most one row: the photo policy that media was last commanded with.
    await runner.query(
      "CREATE TABLE photo_policy (policy text PRIMARY KEY CHECK (policy IN ('fetch', 'link')))",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE photo_policy, fetched_photo');
    await runner.query('ALTER TABLE property DROP COLUMN shown_images');
  }
}
