import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds whether a viewing is in person or a video call. The default is constant, so no row is rewritten. */
export class ViewByVideo1799180000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE viewing ADD COLUMN mode text NOT NULL DEFAULT 'in-person'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE viewing DROP COLUMN mode');
  }
}
