import type { MigrationInterface, QueryRunner } from 'typeorm';
import { noteChangesOf } from './note-changes-of.js';

const BEFORE = `ad_type, name, community, emirate, unit_type, bedrooms, price, built_up_area, featured, listed_at,
  withdrawn_at, title, reference, bathrooms, plot_area, furnishing, completion_status, cheques, permit_number,
  floor_plans, amenities, agent, description, developer`;
const NOW = `${BEFORE}, latitude, longitude`;

/** Records changes of the coordinates of listings, which searches by a part of the map read. */
export class NoteCoordinates1795600900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await noteChangesOf(runner, NOW);
  }

  async down(runner: QueryRunner): Promise<void> {
    await noteChangesOf(runner, BEFORE);
  }
}
