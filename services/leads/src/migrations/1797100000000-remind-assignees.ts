import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The day of a next action that its assignee was reminded of. What is overdue already reminds nobody any more. */
export class RemindAssignees1797100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead ADD COLUMN reminded_on date');
    await runner.query(
      "UPDATE lead SET reminded_on = next_action_on WHERE next_action_on < (now() AT TIME ZONE 'Asia/Dubai')::date",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead DROP COLUMN reminded_on');
  }
}
