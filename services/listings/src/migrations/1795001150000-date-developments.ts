import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Existing projects get the current time, because the time of their last change is not known. */
export class DateDevelopments1795001150000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE development ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE development DROP COLUMN updated_at');
  }
}
