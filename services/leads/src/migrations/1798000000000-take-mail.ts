import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mail in the hands of a process is found apart from what is due, so that another one can take it when that process ends. */
export class TakeMail1798000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail ADD COLUMN is_taken boolean NOT NULL DEFAULT false');
    await runner.query("CREATE INDEX mail_taken ON mail (kind) WHERE status = 'waiting' AND is_taken");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail DROP COLUMN is_taken');
  }
}
