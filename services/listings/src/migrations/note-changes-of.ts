import type { QueryRunner } from 'typeorm';

/** Makes the database record changes of these columns of a listing and of no others, for copies of the catalogue. */
export async function noteChangesOf(runner: QueryRunner, columns: string): Promise<void> {
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
