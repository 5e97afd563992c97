import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = `ad_type, name, community, emirate, unit_type, bedrooms, price, built_up_area, featured, listed_at,
  withdrawn_at, title, reference, bathrooms, plot_area, furnishing, completion_status, cheques, permit_number,
  floor_plans, amenities, agent, description, developer`;
const NOW = `${BEFORE}, latitude, longitude`;

/** Records changes of the coordinates of listings, which searches by a part of the map read. */
export class NoteCoordinates1795600900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await note(runner, NOW);
  }

  async down(runner: QueryRunner): Promise<void> {
    await note(runner, BEFORE);
  }
}

/** Records changes of `columns` only. */
async function note(runner: QueryRunner, columns: string): Promise<void> {
  const of = (row: 'before' | 'after'): string => `(${columns.replace(/\w+/g, `${row}.$&`)})`;
  await runner.query(`
    CREATE OR REPLACE FUNCTION note_catalogue_update() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO catalogue_change (property_id)
        SELECT id FROM before JOIN after USING (id) WHERE ${of('before')} IS DISTINCT FROM ${of('after')} LIMIT 20001;
      RETURN NULL;
    END $$`);
  await runner.query('DROP TRIGGER property_written ON property');
  await runner.query(`
    CREATE TRIGGER property_written AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF ${columns} ON property
    FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_write()`);
}
