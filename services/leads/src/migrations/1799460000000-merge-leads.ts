import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Leads that were merged into another lead of the person, which the inbox leaves out. If the other one is erased, they
 * are leads of their own again. The indexes of the inbox are replaced, because its count reads them alone.
 */
export class MergeLeads1799460000000 implements MigrationInterface {
  /** The indexes are built beside writers, which a transaction does not allow. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE lead ADD COLUMN IF NOT EXISTS merged_into uuid REFERENCES lead (id) ON DELETE SET NULL',
    );
    await replaceIndex(runner, 'lead_merged', 'lead (merged_into) WHERE merged_into IS NOT NULL');
    await replaceIndex(
      runner,
      'lead_shown',
      "lead (status, assignee) WHERE kind <> 'newsletter' AND merged_into IS NULL",
    );
    await replaceIndex(
      runner,
      'lead_shown_newest',
      "lead (received_at DESC, id DESC) WHERE kind <> 'newsletter' AND merged_into IS NULL",
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS lead_inbox');
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS lead_inbox_newest');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("CREATE INDEX lead_inbox ON lead (status, assignee) WHERE kind <> 'newsletter'");
    await runner.query(
      "CREATE INDEX lead_inbox_newest ON lead (received_at DESC, id DESC) WHERE kind <> 'newsletter'",
    );
    for (const index of ['lead_shown_newest', 'lead_shown', 'lead_merged'])
      await runner.query(`DROP INDEX ${index}`);
    await runner.query('ALTER TABLE lead DROP COLUMN merged_into');
  }
}

/** An interrupted build leaves an index that is never used. */
async function replaceIndex(runner: QueryRunner, name: string, on: string): Promise<void> {
  await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${on}`);
}
