import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexPropertyLists1795000300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The index covers all columns for counting, so that totals never read the wide rows.
    await runner.query(
      `CREATE INDEX property_counts ON property (ad_type, community, unit_type, bedrooms, price, featured)
       WHERE withdrawn_at IS NULL`,
    );
    // The ascending index read backwards would put listings without a price first.
    await runner.query(
      `CREATE INDEX property_price_desc ON property (ad_type, price DESC NULLS LAST, id DESC)
       WHERE withdrawn_at IS NULL`,
    );
    // Suggestions for one or two letters, which are too short for trigrams, scan this index.
    await runner.query(
      `CREATE INDEX property_places ON property (name, community, emirate) INCLUDE (ad_type, location_text)
       WHERE withdrawn_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX property_counts, property_price_desc, property_places');
  }
}
