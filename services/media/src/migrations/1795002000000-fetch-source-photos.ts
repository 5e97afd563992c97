import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FetchSourcePhotos1795002000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE source_photo (
        url text PRIMARY KEY,
        filename text,
        etag text,
        last_modified text,
        source_hash text,
        version bigint NOT NULL DEFAULT 0,
        error text,
        attempts integer NOT NULL DEFAULT 0,
        failing_since timestamptz,
        due_at timestamptz NOT NULL DEFAULT now(),
        leased_until timestamptz NOT NULL DEFAULT '-infinity'
      )`);
    await runner.query('CREATE INDEX source_photo_due ON source_photo (due_at)');
    await runner.query('CREATE INDEX source_photo_hash ON source_photo (source_hash)');
    await runner.query('CREATE INDEX source_photo_filename ON source_photo (filename)');
    await runner.query(
      'CREATE INDEX source_photo_failing ON source_photo (failing_since) WHERE error IS NOT NULL',
    );
    await runner.query(`
      CREATE TABLE source_photo_use (
        owner text NOT NULL REFERENCES asset_owner ON DELETE CASCADE,
        url text NOT NULL REFERENCES source_photo ON DELETE CASCADE,
        PRIMARY KEY (owner, url)
      )`);
    await runner.query('CREATE INDEX source_photo_use_url ON source_photo_use (url)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE source_photo_use, source_photo');
  }
}
