import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A reduced listing shows its former price; the history of prices distinguishes a reduction from a price that was
 * raised first.
 */
export class RecordPrices1795500100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE property ADD COLUMN reduced_from integer, ADD COLUMN reduced_at timestamptz',
    );
    // A row has the price from `since` on, and the previous one on the same terms.
    await runner.query(`
      CREATE TABLE asking_price (
        property_id integer NOT NULL,
        run_id uuid NOT NULL,
        since timestamptz NOT NULL,
        price integer,
        former_price integer,
        PRIMARY KEY (property_id, run_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE asking_price');
    await runner.query('ALTER TABLE property DROP COLUMN reduced_from, DROP COLUMN reduced_at');
  }
}
