import { AddVersions } from '@manzil/lifecycle/migrations/add-versions';
import type { QueryRunner } from 'typeorm';

const WITHOUT_STATE = ['faq', 'team_member', 'testimonial'];

/**
 * Versions, drafts and schedules of everything that staff publish. Entries are live until they are withdrawn, also those
 * that a replica of the previous release adds while this one starts.
 */
export class AddLifecycle1795600000000 extends AddVersions {
  override async up(runner: QueryRunner): Promise<void> {
    for (const table of WITHOUT_STATE)
      await runner.query(`ALTER TABLE ${table} ADD live boolean NOT NULL DEFAULT true`);
    await super.up(runner);
    await runner.query('CREATE INDEX content_schedule_due ON content_schedule (publish_at, withdraw_at)');
  }

  override async down(runner: QueryRunner): Promise<void> {
    await super.down(runner);
    // The previous release shows every entry that is not deleted.
    for (const table of WITHOUT_STATE) {
      await runner.query(
        `UPDATE ${table} SET deleted_at = now(), deleted_by = 'withdrawn' WHERE NOT live AND deleted_at IS NULL`,
      );
      await runner.query(`ALTER TABLE ${table} DROP live`);
    }
  }
}
