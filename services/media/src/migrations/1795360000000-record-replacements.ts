import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RecordReplacements1795360000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE replacement (
        id uuid PRIMARY KEY,
        filename text NOT NULL,
        replacement text NOT NULL,
        alt text NOT NULL,
        actor jsonb NOT NULL,
        address text,
        request_id text,
        created_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz
      )`);
    await runner.query('CREATE INDEX replacement_open ON replacement (created_at) WHERE finished_at IS NULL');
    await runner.query(`
      CREATE TABLE replacement_step (
        replacement_id uuid NOT NULL REFERENCES replacement ON DELETE CASCADE,
        owner text NOT NULL,
        label text NOT NULL,
        state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'replaced', 'left', 'failed')),
        attempts integer NOT NULL DEFAULT 0,
        due_at timestamptz NOT NULL DEFAULT now(),
        error text,
        PRIMARY KEY (replacement_id, owner)
      )`);
    await runner.query(
      "CREATE INDEX replacement_step_due ON replacement_step (due_at) WHERE state = 'pending'",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE replacement_step, replacement');
  }
}
