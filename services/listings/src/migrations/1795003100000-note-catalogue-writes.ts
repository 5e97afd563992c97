import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NoteCatalogueWrites1795003100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Each statement that writes to copied columns adds a row, by which copies detect that they are stale.
    await runner.query(`
      CREATE TABLE catalogue_write (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now()
      )`);
    // Inserts never wait: old rows are deleted only if no other writer deletes them already. A stamp that changes
    // with them only makes copies rebuild.
    await runner.query(`
      CREATE FUNCTION note_catalogue_write() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM catalogue_write WHERE id IN
          (SELECT id FROM catalogue_write WHERE at < now() - interval '10 minutes' FOR UPDATE SKIP LOCKED);
        INSERT INTO catalogue_write DEFAULT VALUES;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER property_written AFTER INSERT OR DELETE OR TRUNCATE
        OR UPDATE OF ad_type, name, community, emirate, unit_type, bedrooms, price, built_up_area, featured,
                     listed_at, withdrawn_at
        ON property
      FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_write()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER property_written ON property');
    await runner.query('DROP FUNCTION note_catalogue_write');
    await runner.query('DROP TABLE catalogue_write');
  }
}
