import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The files of the library that are sent with a reply. */
export class AttachFiles1799810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE lead_entry ADD COLUMN attached_files text[] NOT NULL DEFAULT '{}'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead_entry DROP COLUMN attached_files');
  }
}
