import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members of the team get an email, which joins them with logins and advisers, and the expiry of their BRN card. */
export class AddStaffDetailsOfTeam1799600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE team_member
        ADD email text NOT NULL DEFAULT '',
        ADD brn_expires date,
        ADD advises boolean NOT NULL DEFAULT true`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE team_member DROP email, DROP brn_expires, DROP advises');
  }
}
