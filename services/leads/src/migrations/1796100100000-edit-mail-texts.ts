import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Without a row the standard texts count, as they did before. */
export class EditMailTexts1796100100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail_text (
        kind text NOT NULL,
        version integer NOT NULL CHECK (version > 0),
        texts jsonb,
        saved_by text NOT NULL,
        saved_at timestamptz(3) NOT NULL DEFAULT now(),
        PRIMARY KEY (kind, version)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_text');
  }
}
