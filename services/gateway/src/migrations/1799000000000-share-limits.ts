import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often senders do what is limited, for all replicas; after a crash of PostgreSQL the counts begin again. */
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
