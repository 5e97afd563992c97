import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores with a lead the data that rules use, so that a replay sees what they saw. */
export class RouteLeads1796730000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE routing (
        single boolean PRIMARY KEY DEFAULT true CHECK (single),
        rules jsonb NOT NULL,
        is_on boolean NOT NULL,
        version integer NOT NULL,
        turns jsonb NOT NULL DEFAULT '{}'
      )`);
    await runner.query(`
      ALTER TABLE lead
        ADD COLUMN home jsonb,
        ADD COLUMN routed_by text,
        ADD COLUMN respond_by timestamptz(3),
        ADD COLUMN escalate_to text`);
    await runner.query(
      "CREATE INDEX lead_respond_by ON lead (respond_by) WHERE respond_by IS NOT NULL AND status = 'new'",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE lead DROP COLUMN home, DROP COLUMN routed_by, DROP COLUMN respond_by, DROP COLUMN escalate_to',
    );
    await runner.query('DROP TABLE routing');
  }
}
