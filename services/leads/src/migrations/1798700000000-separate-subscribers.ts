import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The inbox reads leads without newsletter addresses: its first page and its count come from these indexes, also where
 * most rows are addresses. The previous release neither reads nor writes the new column.
 */
export class SeparateSubscribers1798700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead ADD COLUMN unsubscribed_by text');
    await runner.query("CREATE INDEX lead_inbox ON lead (status, assignee) WHERE kind <> 'newsletter'");
    await runner.query(
      "CREATE INDEX lead_inbox_newest ON lead (received_at DESC, id DESC) WHERE kind <> 'newsletter'",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX lead_inbox_newest');
    await runner.query('DROP INDEX lead_inbox');
    await runner.query('ALTER TABLE lead DROP COLUMN unsubscribed_by');
  }
}
