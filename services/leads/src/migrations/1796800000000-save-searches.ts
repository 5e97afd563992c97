import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail may be about a saved search, and ends with it. */
export class SaveSearches1796800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_search (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        address text NOT NULL,
        mailbox text NOT NULL,
        criteria jsonb NOT NULL,
        criteria_hash text NOT NULL,
        name text NOT NULL,
        frequency text NOT NULL,
        state text NOT NULL DEFAULT 'pending',
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        last_sent_at timestamptz(3)
      )`);
    await runner.query(
      'CREATE UNIQUE INDEX saved_search_once ON saved_search (lower(address), criteria_hash)',
    );
    await runner.query('CREATE INDEX saved_search_mailbox ON saved_search (mailbox)');
    await runner.query(
      "CREATE INDEX saved_search_active ON saved_search (frequency, criteria_hash) WHERE state = 'active'",
    );
    await runner.query(`
      ALTER TABLE mail
        ADD COLUMN search_id uuid REFERENCES saved_search (id) ON DELETE CASCADE,
        DROP CONSTRAINT mail_has_one_subject,
        ADD CONSTRAINT mail_has_one_subject
          CHECK (num_nonnulls(lead_id, member_id, request_id, search_id) = 1)`);
    await runner.query('CREATE INDEX mail_by_search ON mail (search_id) WHERE search_id IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM mail WHERE search_id IS NOT NULL');
    await runner.query(`
      ALTER TABLE mail
        DROP CONSTRAINT mail_has_one_subject,
        DROP COLUMN search_id,
        ADD CONSTRAINT mail_has_one_subject CHECK (num_nonnulls(lead_id, member_id, request_id) = 1)`);
    await runner.query('DROP TABLE saved_search');
  }
}
