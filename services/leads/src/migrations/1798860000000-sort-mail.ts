import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The log of mail is long, and each page of it is read in the order of one of these indexes. */
export class SortMail1798860000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX mail_queued ON mail (created_at, id)');
    await runner.query('CREATE INDEX mail_by_kind ON mail (kind, created_at, id)');
    await runner.query('CREATE INDEX mail_by_recipient ON mail (recipient, created_at, id)');
    await runner.query('CREATE INDEX mail_by_state ON mail (status, created_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX mail_by_state, mail_by_recipient, mail_by_kind, mail_queued');
  }
}
