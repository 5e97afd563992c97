import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The name that a member logs in with can be changed; `username` stays the key by which services know the member. */
export class AddLoginNames1799200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE member ADD COLUMN login_name text');
    await runner.query(
      'CREATE UNIQUE INDEX member_login_name ON member (lower(coalesce(login_name, username)))',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE member DROP COLUMN login_name');
  }
}
