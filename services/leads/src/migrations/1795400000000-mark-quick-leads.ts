import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Earlier releases stored leads that were sent quickly as spam, and which ones those are is not known. The default is
 * for a replica of the previous release, which may still add leads while this one starts.
 */
export class MarkQuickLeads1795400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead ADD COLUMN sent_quickly boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE lead DROP COLUMN sent_quickly');
  }
}
