import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Until now a lead that was sent quickly was kept as spam, and which ones those are is not known any more. The default
 * is for a replica of the release before, which may go on taking leads in while this one starts.
 */
export class MarkQuickLeads1795400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead ADD COLUMN sent_quickly boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead DROP COLUMN sent_quickly');
  }
}
