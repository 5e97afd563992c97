import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mail about a request for approval says what was asked, which only the service that has the entry knows later. */
export class MailApprovals1798880000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail ADD COLUMN approval jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM mail WHERE kind IN ('approval-requested', 'approval-answered')");
    await runner.query('ALTER TABLE mail DROP COLUMN approval');
  }
}
