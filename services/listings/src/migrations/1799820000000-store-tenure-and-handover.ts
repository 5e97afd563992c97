import type { MigrationInterface, QueryRunner } from 'typeorm';
import { noteChangesOf } from './note-changes-of.js';

const NOTED_BEFORE = `ad_type, name, community, emirate, unit_type, bedrooms, price, built_up_area, featured, listed_at,
  withdrawn_at, title, reference, bathrooms, plot_area, furnishing, completion_status, cheques, permit_number,
  floor_plans, amenities, agent, description, developer, latitude, longitude, sub_community, title_ar, description_ar`;

/** Adds the tenure of listings and the year of their handover, which searches filter by. */
export class StoreTenureAndHandover1799820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE property ADD COLUMN tenure text, ADD COLUMN handover_year smallint');
    await noteChangesOf(runner, `${NOTED_BEFORE}, tenure, handover_year`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await noteChangesOf(runner, NOTED_BEFORE);
    await runner.query('ALTER TABLE property DROP COLUMN tenure, DROP COLUMN handover_year');
  }
}
