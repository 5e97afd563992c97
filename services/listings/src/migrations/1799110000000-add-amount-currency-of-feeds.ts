import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddAmountCurrencyOfFeeds1799110000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE feed_mapping ADD COLUMN amount_currency text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE feed_mapping DROP COLUMN amount_currency');
  }
}
