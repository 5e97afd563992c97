import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The default is for mail that is queued already, and for a replica of the previous release, which knows one kind. */
export class AddMailKind1795600500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE mail ADD COLUMN kind text NOT NULL DEFAULT 'new-lead'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM mail WHERE kind <> 'new-lead'");
    await runner.query('ALTER TABLE mail DROP COLUMN kind');
  }
}
