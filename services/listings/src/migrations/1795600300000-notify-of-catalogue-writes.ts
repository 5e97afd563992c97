import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notifies the replicas of listings of each write, so that their copies of the catalogue follow without asking. */
export class NotifyOfCatalogueWrites1795600300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await note(runner, "PERFORM pg_notify('catalogue_written', '');");
  }

  async down(runner: QueryRunner): Promise<void> {
    await note(runner, '');
  }
}

/** A notification is sent when the transaction commits, and once however many statements wrote. */
async function note(runner: QueryRunner, notify: string): Promise<void> {
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
      ${notify}
      RETURN NULL;
    END $$`);
}
