import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns that decide what the card of a listing shows, and whether it is shown. */
const SHOWN = `pagelink, name, title, reference, emirate, community, ad_type, unit_type, bedrooms, rooms, bathrooms,
  built_up_area, price, reduced_from, reduced_at, featured, images, shown_images, latitude, longitude, listed_at, agent,
  withdrawn_at`;
const of = (row: 'before' | 'after'): string => `(${SHOWN.replace(/\w+/g, `${row}.$&`)})`;
/** A notification has room for so many ids; a star stands for more. */
const MOST = 700;

const notifyOf = (changed: string): string => `
  DECLARE
    ids integer[] := ARRAY(SELECT id FROM (${changed} LIMIT ${MOST + 1}) AS changed);
  BEGIN
    IF cardinality(ids) > ${MOST} THEN
      PERFORM pg_notify('cards_written', '*');
    ELSIF cardinality(ids) > 0 THEN
      PERFORM pg_notify('cards_written', array_to_string(ids, ','));
    END IF;
    RETURN NULL;
  END`;

/**
 * Notifies the replicas of listings of the cards that a transaction has changed, pictures included, which are no part of
 * the copy that searches walk. A listing that is added has no card yet.
 */
export class NotifyOfCardWrites1798200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const changed = `SELECT id FROM before JOIN after USING (id) WHERE ${of('before')} IS DISTINCT FROM ${of('after')}`;
    await runner.query(
      `CREATE FUNCTION notify_of_changed_cards() RETURNS trigger LANGUAGE plpgsql AS $$ ${notifyOf(changed)} $$`,
    );
    await runner.query(
      `CREATE FUNCTION notify_of_deleted_cards() RETURNS trigger LANGUAGE plpgsql AS $$ ${notifyOf('SELECT id FROM before')} $$`,
    );
    await runner.query(`
      CREATE FUNCTION notify_of_no_cards() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('cards_written', '*');
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER cards_changed AFTER UPDATE ON property REFERENCING OLD TABLE AS before NEW TABLE AS after
      FOR EACH STATEMENT EXECUTE FUNCTION notify_of_changed_cards()`);
    await runner.query(`
      CREATE TRIGGER cards_deleted AFTER DELETE ON property REFERENCING OLD TABLE AS before
      FOR EACH STATEMENT EXECUTE FUNCTION notify_of_deleted_cards()`);
    await runner.query(`
      CREATE TRIGGER cards_truncated AFTER TRUNCATE ON property
      FOR EACH STATEMENT EXECUTE FUNCTION notify_of_no_cards()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const trigger of ['cards_changed', 'cards_deleted', 'cards_truncated'])
      await runner.query(`DROP TRIGGER ${trigger} ON property`);
    await runner.query('DROP FUNCTION notify_of_changed_cards, notify_of_deleted_cards, notify_of_no_cards');
  }
}
