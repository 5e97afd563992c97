import type { MigrationInterface, QueryRunner } from 'typeorm';
import { noteChangesOf } from './note-changes-of.js';

const BEFORE = `ad_type, name, community, emirate, unit_type, bedrooms, price, built_up_area, featured, listed_at,
  withdrawn_at, title, reference`;
const NOW = `${BEFORE}, bathrooms, plot_area, furnishing, completion_status, cheques, permit_number, floor_plans,
  amenities, agent`;

/** Searches filter by more columns, so changes of these are recorded. */
export class NoteFilteredColumns1795600200000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return noteChangesOf(runner, NOW);
  }

  down(runner: QueryRunner): Promise<void> {
    return noteChangesOf(runner, BEFORE);
  }
}
