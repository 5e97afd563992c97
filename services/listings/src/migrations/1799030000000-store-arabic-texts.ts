import type { MigrationInterface, QueryRunner } from 'typeorm';
import { noteChangesOf } from './note-changes-of.js';

const NOTED_BEFORE = `ad_type, name, community, emirate, unit_type, bedrooms, price, built_up_area, featured, listed_at,
  withdrawn_at, title, reference, bathrooms, plot_area, furnishing, completion_status, cheques, permit_number,
  floor_plans, amenities, agent, description, developer, latitude, longitude, sub_community`;
const SHOWN_BEFORE = `pagelink, name, title, reference, emirate, community, ad_type, unit_type, bedrooms, rooms, bathrooms,
  built_up_area, price, reduced_from, reduced_at, featured, images, shown_images, latitude, longitude, listed_at, agent,
  withdrawn_at, sub_community`;
/** A notification has room for so many ids; a star stands for more. */
const MOST_IDS = 700;

/** With the words of the English texts a text of this many characters always makes a valid tsvector. */
const LONGEST_ARABIC = 10_000;
const ARABIC = `left(coalesce(title_ar || ' ', '') || coalesce(description_ar, ''), ${LONGEST_ARABIC})`;
/** Regular expression of an article, with a preposition before it, at the beginning of an Arabic word. */
const ARTICLE = "'(^|[^ء-ي])[وفبك]?ال(?=[ء-ي]{3})'";

/**
 * Adds the Arabic title and description of listings. Searches find their words, with and without the article, among
 * those of description and amenities.
 */
export class StoreArabicTexts1799030000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE property ADD COLUMN title_ar text, ADD COLUMN description_ar text');
    // The body is bound to the other function now, so that a restored backup finds it without a search path.
    await runner.query(`
      CREATE FUNCTION detail_words(description text, amenities jsonb, title_ar text, description_ar text) RETURNS tsvector
      LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN CASE WHEN ${ARABIC} = '' THEN detail_words(description, amenities)
        ELSE detail_words(description, amenities)
          || detail_words(${ARABIC} || ' ' || regexp_replace(${ARABIC}, ${ARTICLE}, '\\1', 'g'), '[]') END`);
    await replaceDetailWords(runner, 'description, amenities, title_ar, description_ar');
    await noteChangesOf(runner, `${NOTED_BEFORE}, title_ar, description_ar`);
    await notifyOfCards(runner, `${SHOWN_BEFORE}, title_ar`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await notifyOfCards(runner, SHOWN_BEFORE);
    await noteChangesOf(runner, NOTED_BEFORE);
    await replaceDetailWords(runner, 'description, amenities');
    await runner.query('DROP FUNCTION detail_words(text, jsonb, text, text)');
    await runner.query('ALTER TABLE property DROP COLUMN title_ar, DROP COLUMN description_ar');
  }
}

async function replaceDetailWords(runner: QueryRunner, columns: string): Promise<void> {
  await runner.query(`
    ALTER TABLE property DROP COLUMN detail_words,
      ADD COLUMN detail_words tsvector NOT NULL GENERATED ALWAYS AS (detail_words(${columns})) STORED`);
  await runner.query('CREATE INDEX property_detail_words ON property USING gin (detail_words)');
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
