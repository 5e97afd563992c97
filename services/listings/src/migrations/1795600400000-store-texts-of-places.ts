import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the texts that the pages of a place begin with, one for buyers and one for tenants. */
export class StoreTextsOfPlaces1795600400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE place
        ADD text_buy text NOT NULL DEFAULT '',
        ADD text_rent text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE place DROP text_buy, DROP text_rent');
  }
}
