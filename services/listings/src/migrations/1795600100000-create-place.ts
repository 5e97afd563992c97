import { readPlaces } from '@manzil/dubai/places';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the places that search texts are understood by, filled from the open data of packages/dubai. */
export class CreatePlace1795600100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE place (
        name text PRIMARY KEY,
        name_ar text NOT NULL,
        aliases jsonb NOT NULL,
        version integer NOT NULL DEFAULT 0,
        updated_by text,
        updated_at timestamptz
      )`);
    await runner.query(
      `INSERT INTO place (name, name_ar, aliases)
       SELECT name, "nameAr", aliases FROM jsonb_to_recordset($1) AS known (name text, "nameAr" text, aliases jsonb)`,
      [JSON.stringify(readPlaces())],
    );
    // A whole reference number finds its listing.
    await runner.query(
      'CREATE INDEX property_reference ON property (lower(reference)) WHERE withdrawn_at IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX property_reference');
    await runner.query('DROP TABLE place');
  }
}
