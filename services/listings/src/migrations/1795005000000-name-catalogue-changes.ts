import type { MigrationInterface, QueryRunner } from 'typeorm';

const COPIED = `ad_type, name, community, emirate, unit_type, bedrooms, price, built_up_area, featured, listed_at,
  withdrawn_at`;
const of = (row: 'before' | 'after'): string => `(${COPIED.replace(/\w+/g, `${row}.$&`)})`;

/** Lets copies load the changed rows instead of rebuilding. */
export class NameCatalogueChanges1795005000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The columns are the writing transaction, whether its rows are unknown, and the number of earlier writes that
    // the row replaces.
    await runner.query(`
      ALTER TABLE catalogue_write
        ADD COLUMN xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
        ADD COLUMN everything boolean NOT NULL DEFAULT false,
        ADD COLUMN forgotten bigint NOT NULL DEFAULT 0,
        ALTER COLUMN at SET DEFAULT clock_timestamp()`);
    await runner.query(`
      CREATE TABLE catalogue_change (
        xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
        property_id integer NOT NULL
      )`);
    await runner.query('CREATE INDEX catalogue_change_by_xid ON catalogue_change (xid)');
    await this.noteRows(runner);
    await this.noteStatements(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const trigger of ['property_added', 'property_changed', 'property_deleted'])
      await runner.query(`DROP TRIGGER ${trigger} ON property`);
    await runner.query('DROP FUNCTION note_catalogue_change, note_catalogue_update');
    await runner.query('DROP TABLE catalogue_change');
    await runner.query(`
      CREATE OR REPLACE FUNCTION note_catalogue_write() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM catalogue_write WHERE id IN
          (SELECT id FROM catalogue_write WHERE at < now() - interval '10 minutes' FOR UPDATE SKIP LOCKED);
        INSERT INTO catalogue_write DEFAULT VALUES;
        RETURN NULL;
      END $$`);
    await runner.query(`
      ALTER TABLE catalogue_write DROP COLUMN xid, DROP COLUMN everything, DROP COLUMN forgotten,
        ALTER COLUMN at SET DEFAULT now()`);
  }

  /** Uses statement triggers, because row triggers would slow down a first import. */
  private async noteRows(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION note_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO catalogue_change (property_id)
          SELECT id FROM written WHERE withdrawn_at IS NULL LIMIT 20001;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE FUNCTION note_catalogue_update() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO catalogue_change (property_id)
          SELECT id FROM before JOIN after USING (id) WHERE ${of('before')} IS DISTINCT FROM ${of('after')} LIMIT 20001;
        RETURN NULL;
      END $$`);
    const on = async (name: string, event: string, rows: string, call: string): Promise<void> => {
      await runner.query(
        `CREATE TRIGGER ${name} AFTER ${event} ON property REFERENCING ${rows} FOR EACH STATEMENT EXECUTE FUNCTION ${call}()`,
      );
    };
    await on('property_added', 'INSERT', 'NEW TABLE AS written', 'note_catalogue_change');
    await on('property_deleted', 'DELETE', 'OLD TABLE AS written', 'note_catalogue_change');
    await on('property_changed', 'UPDATE', 'OLD TABLE AS before NEW TABLE AS after', 'note_catalogue_update');
  }

  /**
   * Runs after the rows of the statement are recorded, because PostgreSQL fires triggers in the order of their names.
   * Very many rows are not recorded, because reading the whole table is faster then. Deleted writes remain counted,
   * so that a copy that missed them detects that it must rebuild.
   */
  private async noteStatements(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION note_catalogue_write() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        mine xid8 := pg_current_xact_id();
        unnamed boolean := TG_OP = 'TRUNCATE' OR 20000 <
          (SELECT count(*) FROM (SELECT FROM catalogue_change WHERE xid = mine LIMIT 20001) AS noted);
      BEGIN
        IF unnamed THEN
          DELETE FROM catalogue_change WHERE xid = mine;
        END IF;
        WITH past AS (
          SELECT id FROM catalogue_write WHERE at < now() - interval '10 minutes' FOR UPDATE SKIP LOCKED
        ), gone AS (
          DELETE FROM catalogue_write w USING past WHERE w.id = past.id RETURNING w.xid, 1 + w.forgotten AS writes
        ), nameless AS (
          DELETE FROM catalogue_change WHERE ctid = ANY (ARRAY
            (SELECT c.ctid FROM catalogue_change c WHERE c.xid IN (SELECT xid FROM gone) FOR UPDATE SKIP LOCKED))
        )
        INSERT INTO catalogue_write (everything, forgotten) SELECT unnamed, coalesce(sum(writes), 0) FROM gone;
        RETURN NULL;
      END $$`);
  }
}
