import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The page of an adviser lists live listings by registration number or name. */
export class IndexAgents1795400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX property_agent_brn ON property ((agent->>'licence')) WHERE withdrawn_at IS NULL`,
    );
    await runner.query(
      `CREATE INDEX property_agent_name ON property (lower(agent->>'name')) WHERE withdrawn_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX property_agent_brn, property_agent_name');
  }
}
