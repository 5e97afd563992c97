import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddApiTokens1796600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE api_token (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        token_hash bytea NOT NULL UNIQUE,
        name text NOT NULL,
        scopes text[] NOT NULL,
        member_id uuid NOT NULL REFERENCES member,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz,
        last_used_on date
      )`);
    await runner.query('CREATE UNIQUE INDEX api_token_name ON api_token (lower(name))');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE api_token');
  }
}
