import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the catalogue's news, how far each search was matched with it, and the homes of each mail. */
export class MailNewHomes1796810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE home_news (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        property_id integer NOT NULL,
        news text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX home_news_created ON home_news (created_at)');
    await runner.query('ALTER TABLE saved_search ADD COLUMN seen_until bigint NOT NULL DEFAULT 0');
    await runner.query('DROP INDEX saved_search_active');
    await runner.query(
      "CREATE INDEX saved_search_due ON saved_search (frequency, seen_until, criteria_hash) WHERE state = 'active'",
    );
    await runner.query(`
      CREATE TABLE search_alert (
        mail_id uuid PRIMARY KEY REFERENCES mail (id) ON DELETE CASCADE,
        homes jsonb NOT NULL,
        total integer NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE search_alert');
    await runner.query('DROP INDEX saved_search_due');
    await runner.query(
      "CREATE INDEX saved_search_active ON saved_search (frequency, criteria_hash) WHERE state = 'active'",
    );
    await runner.query('ALTER TABLE saved_search DROP COLUMN seen_until');
    await runner.query('DROP TABLE home_news');
  }
}
