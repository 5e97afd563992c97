import type { MigrationInterface, QueryRunner } from 'typeorm';

export class VersionWebhooks1796610000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE webhook
        ADD version integer NOT NULL DEFAULT 1,
        ADD updated_at timestamptz(3) NOT NULL DEFAULT now(),
        ADD updated_by text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhook DROP version, DROP updated_at, DROP updated_by');
  }
}
