import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateShortlist1796300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE shortlist (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        token_hash bytea NOT NULL UNIQUE,
        owner_hash bytea NOT NULL,
        state jsonb NOT NULL,
        person_hashes jsonb NOT NULL,
        version int NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        opened_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX shortlist_opened ON shortlist (opened_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE shortlist');
  }
}
