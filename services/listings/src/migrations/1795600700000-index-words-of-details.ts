import type { MigrationInterface, QueryRunner } from 'typeorm';
import { noteChangesOf } from './note-changes-of.js';

const BEFORE = `ad_type, name, community, emirate, unit_type, bedrooms, price, built_up_area, featured, listed_at,
  withdrawn_at, title, reference, bathrooms, plot_area, furnishing, completion_status, cheques, permit_number,
  floor_plans, amenities, agent`;
const NOW = `${BEFORE}, description, developer`;

/** Regular expression of the end of a word: markup, and signs. */
const END = String.raw`'(<[^>]*>|&#?[[:alnum:]]+;|[ \t\n\r\\.,;:!?()\[\]{}<>"“”«»…*|~،؛؟])+'`;
/** Signs that a word can contain; its pieces are words too. */
const INNER = `-–—''’/&+_#@=`;
const LONGEST_WORD = 60;
/** A text of this many characters always makes a valid tsvector. */
const LONGEST_TEXT = 50_000;

/**
 * Indexes the words of description and amenities, and references without their separators. Changes of all columns that
 * a search reads are recorded.
 */
export class IndexWordsOfDetails1795600700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION detail_words(description text, amenities jsonb) RETURNS tsvector
      LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT array_to_tsvector(coalesce(array_agg(DISTINCT word) FILTER
          (WHERE word <> '' AND length(word) <= ${LONGEST_WORD}), '{}'))
        FROM (
          SELECT string_to_array(regexp_replace(lower(
            left(description, ${LONGEST_TEXT}) || ' ' || left(amenities::text, ${LONGEST_TEXT})), ${END}, ' ', 'g'), ' ') AS whole
        ) AS texts,
        LATERAL unnest(whole || string_to_array(translate(
          array_to_string(ARRAY(SELECT each FROM unnest(whole) AS each WHERE each ~ '[${INNER}]'), ' '),
          '${INNER}', repeat(' ', length('${INNER}'))), ' ')) AS written,
        LATERAL btrim(written, '${INNER}') AS word
      $$`);
    await runner.query(`
      ALTER TABLE property ADD COLUMN detail_words tsvector NOT NULL
        GENERATED ALWAYS AS (detail_words(description, amenities)) STORED`);
    await runner.query('CREATE INDEX property_detail_words ON property USING gin (detail_words)');
    await runner.query('CREATE INDEX property_title ON property USING gin (lower(title) gin_trgm_ops)');
    await runner.query(`
      CREATE INDEX property_reference_key ON property (translate(lower(reference), ' -_./#', '') text_pattern_ops)`);
    await noteChangesOf(runner, NOW);
  }

  async down(runner: QueryRunner): Promise<void> {
    await noteChangesOf(runner, BEFORE);
    await runner.query('DROP INDEX property_reference_key, property_title');
    await runner.query('ALTER TABLE property DROP COLUMN detail_words');
    await runner.query('DROP FUNCTION detail_words');
  }
}
