import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links of the navigation are live until they are withdrawn, also those that the previous release adds meanwhile. */
export class WithdrawNavigationItems1796510000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE navigation_item ADD live boolean NOT NULL DEFAULT true');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE navigation_item SET deleted_at = now(), deleted_by = 'withdrawn' WHERE NOT live AND deleted_at IS NULL`,
    );
    await runner.query('ALTER TABLE navigation_item DROP live');
    const kinds = "('navigation-item', 'navigation-style', 'footer')";
    await runner.query(`DELETE FROM content_version WHERE kind IN ${kinds}`);
    await runner.query(`DELETE FROM content_schedule WHERE kind IN ${kinds}`);
  }
}
