import type { MigrationInterface, QueryRunner } from 'typeorm';

/** There is no foreign key: a session that nobody used for long is deleted, and the device stays notified. */
export class EndPushWithSession1798710000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE push_device ADD COLUMN session_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE push_device DROP COLUMN session_id');
  }
}
