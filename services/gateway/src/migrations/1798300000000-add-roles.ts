import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddRoles1798300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE member DROP CONSTRAINT member_role_check,
        ADD CONSTRAINT member_role_check
          CHECK (role IN ('admin', 'manager', 'editor', 'marketer', 'agent', 'auditor'))`);
  }

  /** Nobody gains a right: managers become editors, and whoever has no nearest role is disabled until they get one. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE member SET role = 'editor' WHERE role = 'manager'`);
    await runner.query(`
      UPDATE member SET role = 'agent', disabled_at = coalesce(disabled_at, now())
      WHERE role IN ('marketer', 'auditor')`);
    await runner.query(`
      ALTER TABLE member DROP CONSTRAINT member_role_check,
        ADD CONSTRAINT member_role_check CHECK (role IN ('admin', 'editor', 'agent'))`);
  }
}
