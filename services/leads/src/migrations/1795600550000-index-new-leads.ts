import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets the new leads be counted every few seconds without reading the others. */
export class IndexNewLeads1795600550000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "CREATE INDEX lead_new ON lead (assignee, received_at) WHERE status = 'new' AND kind <> 'newsletter'",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX lead_new');
  }
}
