import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Searches by agent compare keys of both, for which these indexes do not serve. */
export class DropAgentIndexes1796400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX property_agent_brn, property_agent_name');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX property_agent_brn ON property ((agent->>'licence')) WHERE withdrawn_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX property_agent_name ON property (lower(agent->>'name')) WHERE withdrawn_at IS NULL`,
    );
  }
}
