import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The paths that members of the team had before. */
export class RememberAdviserPaths1795500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE team_member_old_slug (
        slug text PRIMARY KEY,
        member_id integer NOT NULL REFERENCES team_member ON DELETE CASCADE
      )`);
    await runner.query('CREATE INDEX team_member_old_slug_member ON team_member_old_slug (member_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE team_member_old_slug');
  }
}
