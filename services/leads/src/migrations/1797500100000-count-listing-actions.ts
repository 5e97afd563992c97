import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts the views, saves and contacts of a listing per day, with the listing's state on that day. Nothing
 * here is about a person who visits.
 */
export class CountListingActions1797500100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE listing_count (
        day date NOT NULL,
        pagelink text NOT NULL,
        action text NOT NULL CHECK (action IN ('view', 'save', 'call', 'whatsapp')),
        title text NOT NULL,
        community text NOT NULL,
        adviser text NOT NULL,
        count integer NOT NULL CHECK (count > 0),
        PRIMARY KEY (day, pagelink, action)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE listing_count');
  }
}
