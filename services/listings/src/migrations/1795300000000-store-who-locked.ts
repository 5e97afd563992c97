import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who locked which field of a listing is shown beside the lock, so it is stored with it. */
export class StoreWhoLocked1795300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE property ADD COLUMN locks jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE property DROP COLUMN locks');
  }
}
