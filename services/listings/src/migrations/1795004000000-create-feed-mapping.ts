import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateFeedMapping1795004000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE feed_mapping (
        source text PRIMARY KEY,
        fields jsonb NOT NULL,
        version integer NOT NULL,
        updated_by text NOT NULL,
        updated_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE feed_mapping');
  }
}
