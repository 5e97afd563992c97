import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The author of a lock is stored with it, because staff see it beside the lock. */
export class StoreWhoLocked1795300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE property ADD COLUMN locks jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE property DROP COLUMN locks');
  }
}
