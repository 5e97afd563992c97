import type { MigrationInterface, QueryRunner } from 'typeorm';

const SHOWN = "WHERE presence <> 'retracted'";
const LAST_CHANGED = 'updated_at DESC, id DESC';

/** PostgreSQL counts from an index alone only what is a column, so the name of the adviser is one. */
export class StoreAdviserNames1798890000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE property
        ADD COLUMN agent_name text NOT NULL GENERATED ALWAYS AS (coalesce(agent->>'name', '')) STORED`);
    await runner.query('DROP INDEX property_all_advisers');
    await runner.query(
      `CREATE INDEX property_all_advisers ON property (agent_name, ${LAST_CHANGED}) ${SHOWN}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX property_all_advisers');
    await runner.query('ALTER TABLE property DROP COLUMN agent_name');
    await runner.query(
      `CREATE INDEX property_all_advisers ON property ((coalesce(agent->>'name', '')), ${LAST_CHANGED}) ${SHOWN}`,
    );
  }
}
