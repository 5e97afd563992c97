import { readPlaces } from '@manzil/dubai/places';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { noteChangesOf } from './note-changes-of.js';

const NOTED_BEFORE = `ad_type, name, community, emirate, unit_type, bedrooms, price, built_up_area, featured, listed_at,
  withdrawn_at, title, reference, bathrooms, plot_area, furnishing, completion_status, cheques, permit_number,
  floor_plans, amenities, agent, description, developer, latitude, longitude`;
const SHOWN_BEFORE = `pagelink, name, title, reference, emirate, community, ad_type, unit_type, bedrooms, rooms, bathrooms,
  built_up_area, price, reduced_from, reduced_at, featured, images, shown_images, latitude, longitude, listed_at, agent,
  withdrawn_at`;
/** A notification has room for so many ids; a star stands for more. */
const MOST_IDS = 700;

/**
 * Adds the sub-community of listings, which searches find, and the emirate of places with the aliases that resolve
 * searches only.
 */
export class StoreSubCommunities1798930000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE property ADD COLUMN sub_community text');
    await replaceTexts(runner, "coalesce(' ' || sub_community, '')");
    await noteChangesOf(runner, `${NOTED_BEFORE}, sub_community`);
    await notifyOfCards(runner, `${SHOWN_BEFORE}, sub_community`);
    await runner.query(`
      ALTER TABLE place ADD COLUMN emirate text NOT NULL DEFAULT '',
        ADD COLUMN search_only jsonb NOT NULL DEFAULT '[]'`);
    const delivered = JSON.stringify(readPlaces());
    const given = `jsonb_to_recordset($1) AS given
      (name text, "nameAr" text, emirate text, aliases jsonb, "searchOnly" jsonb)`;
    // Places that staff have edited keep their aliases.
    await runner.query(
      `UPDATE place SET emirate = given.emirate, search_only = given."searchOnly",
         aliases = CASE WHEN place.version = 0 THEN given.aliases ELSE place.aliases END
       FROM ${given} WHERE given.name = place.name`,
      [delivered],
    );
    await runner.query(`DELETE FROM place WHERE version = 0 AND name NOT IN (SELECT name FROM ${given})`, [
      delivered,
    ]);
    await runner.query(
      `INSERT INTO place (name, name_ar, aliases, emirate, search_only)
       SELECT name, "nameAr", aliases, emirate, "searchOnly" FROM ${given} ON CONFLICT DO NOTHING`,
      [delivered],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE place DROP COLUMN emirate, DROP COLUMN search_only');
    await notifyOfCards(runner, SHOWN_BEFORE);
    await noteChangesOf(runner, NOTED_BEFORE);
    await replaceTexts(runner, "''");
    await runner.query('ALTER TABLE property DROP COLUMN sub_community');
  }
}

/** Generates the searched texts with `added` at their end; both columns are rewritten together. */
async function replaceTexts(runner: QueryRunner, added: string): Promise<void> {
  await runner.query(`
    ALTER TABLE property DROP COLUMN search_text, DROP COLUMN location_text,
      ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS
        (lower(name || ' ' || title || ' ' || emirate || ' ' || community || ' ' || reference || ${added})) STORED,
      ADD COLUMN location_text text NOT NULL GENERATED ALWAYS AS
        (lower(name || ' ' || emirate || ' ' || community || ${added})) STORED`);
  await runner.query('CREATE INDEX property_search_text ON property USING gin (search_text gin_trgm_ops)');
  await runner.query(
    'CREATE INDEX property_location_text ON property USING gin (location_text gin_trgm_ops)',
  );
  await runner.query(`
    CREATE INDEX property_places ON property (name, community, emirate) INCLUDE (ad_type, location_text)
    WHERE withdrawn_at IS NULL`);
}

async function notifyOfCards(runner: QueryRunner, shown: string): Promise<void> {
  const of = (row: 'before' | 'after'): string => `(${shown.replace(/\w+/g, `${row}.$&`)})`;
  await runner.query(`
    CREATE OR REPLACE FUNCTION notify_of_changed_cards() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      ids integer[] := ARRAY(SELECT id FROM (
        SELECT id FROM before JOIN after USING (id) WHERE ${of('before')} IS DISTINCT FROM ${of('after')}
        LIMIT ${MOST_IDS + 1}) AS changed);
    BEGIN
      IF cardinality(ids) > ${MOST_IDS} THEN
        PERFORM pg_notify('cards_written', '*');
      ELSIF cardinality(ids) > 0 THEN
        PERFORM pg_notify('cards_written', array_to_string(ids, ','));
      END IF;
      RETURN NULL;
    END $$`);
}
