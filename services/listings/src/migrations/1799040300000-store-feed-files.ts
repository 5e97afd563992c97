import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files that operators send from a terminal, in parts, until they are imported. */
export class StoreFeedFiles1799040300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE feed_file_part (
        sha256 text NOT NULL,
        part integer NOT NULL,
        bytes bytea NOT NULL,
        stored_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (sha256, part)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE feed_file_part');
  }
}
