import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A file that a member deletes waits in the recycle bin. */
export class KeepDeletedFiles1798870100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE asset ADD COLUMN deleted_at timestamptz, ADD COLUMN deleted_by text');
    await runner.query('CREATE INDEX asset_deleted ON asset (deleted_at) WHERE deleted_at IS NOT NULL');
  }

  /** The previous release would show what is in the bin: it is marked instead, so that the collector removes it. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'UPDATE asset SET deleting_at = coalesce(deleting_at, now()) WHERE deleted_at IS NOT NULL',
    );
    await runner.query('ALTER TABLE asset DROP COLUMN deleted_at, DROP COLUMN deleted_by');
  }
}
