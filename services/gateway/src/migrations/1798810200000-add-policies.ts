import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rules that admins switch on and off. */
export class AddPolicies1798810200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE policy (name text PRIMARY KEY, enabled boolean NOT NULL)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE policy');
  }
}
