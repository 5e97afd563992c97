import type { MigrationInterface, QueryRunner } from 'typeorm';
import { noteChangesOf } from './note-changes-of.js';

const BEFORE = `ad_type, name, community, emirate, unit_type, bedrooms, price, built_up_area, featured, listed_at,
  withdrawn_at`;
const NOW = `${BEFORE}, title, reference`;

/** Copies contain the texts of listings too, so changes of these columns are recorded. */
export class NoteWordsOfListings1795006100000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return noteChangesOf(runner, NOW);
  }

  down(runner: QueryRunner): Promise<void> {
    return noteChangesOf(runner, BEFORE);
  }
}
