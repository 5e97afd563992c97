import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Waiting mail is found by its kind, so that a long queue of one kind is not read to find another. */
export class LanesOfMail1797300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "CREATE INDEX mail_due_by_kind ON mail (kind, next_attempt_at) WHERE status = 'waiting'",
    );
    await runner.query('DROP INDEX mail_due');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("CREATE INDEX mail_due ON mail (next_attempt_at) WHERE status = 'waiting'");
    await runner.query('DROP INDEX mail_due_by_kind');
  }
}
