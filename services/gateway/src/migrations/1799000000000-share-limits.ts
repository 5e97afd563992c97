import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counters of rate limits, shared by all replicas. The table is unlogged: a crash of PostgreSQL resets them. */
export class ShareLimits1799000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE UNLOGGED TABLE rate_limit (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rate_limit');
  }
}
