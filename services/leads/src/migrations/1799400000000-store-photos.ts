import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos that the person sent with the lead, by their ids in media. */
export class StorePhotos1799400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE lead ADD COLUMN photos uuid[] NOT NULL DEFAULT '{}'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead DROP COLUMN photos');
  }
}
