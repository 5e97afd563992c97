import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Subscribers stay subscribed, also those who subscribe through a replica of the previous release. */
export class ConfirmSubscriptions1795700200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE lead
        ADD COLUMN awaits_confirmation boolean NOT NULL DEFAULT false,
        ADD COLUMN confirmed_at timestamptz(3),
        ADD COLUMN unsubscribed_at timestamptz(3)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM mail WHERE kind = 'newsletter-confirmation'");
    await runner.query(
      'ALTER TABLE lead DROP COLUMN unsubscribed_at, DROP COLUMN confirmed_at, DROP COLUMN awaits_confirmation',
    );
  }
}
