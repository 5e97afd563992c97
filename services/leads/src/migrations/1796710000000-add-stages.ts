import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The stage follows from the status wherever the chosen one does not belong to it, so that a replica of the release
 * before, which knows only statuses, leaves no lead with both at odds.
 */
export class AddStages1796710000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE lead
        ADD COLUMN chosen_stage text CHECK (chosen_stage IN ('new', 'contacted', 'viewing', 'offer', 'won', 'lost')),
        ADD COLUMN lost_reason text,
        ADD COLUMN next_action text,
        ADD COLUMN next_action_on date,
        ADD COLUMN stage text GENERATED ALWAYS AS (
          CASE status
            WHEN 'new' THEN 'new'
            WHEN 'in-progress' THEN
              CASE WHEN chosen_stage IN ('contacted', 'viewing', 'offer') THEN chosen_stage ELSE 'contacted' END
            WHEN 'done' THEN CASE WHEN chosen_stage IN ('won', 'lost') THEN chosen_stage END
          END) STORED,
        ADD CHECK (chosen_stage <> 'lost' OR lost_reason IS NOT NULL)`);
    await runner.query('CREATE INDEX lead_stage ON lead (stage, received_at DESC, id DESC)');
    await runner.query('CREATE INDEX lead_assignee ON lead (assignee, received_at DESC, id DESC)');
    await runner.query(`
      CREATE INDEX lead_next_action ON lead (next_action_on)
      WHERE next_action_on IS NOT NULL AND status IN ('new', 'in-progress')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE lead DROP COLUMN stage, DROP COLUMN chosen_stage, DROP COLUMN lost_reason, DROP COLUMN next_action,
        DROP COLUMN next_action_on`);
    await runner.query('DROP INDEX lead_assignee');
  }
}
