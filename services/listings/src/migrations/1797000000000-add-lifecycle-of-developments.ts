import { AddVersions } from '@manzil/lifecycle/migrations/add-versions';
import type { QueryRunner } from 'typeorm';

/** Versions, drafts and schedules of projects, and those that are deleted and can be restored. */
export class AddLifecycleOfDevelopments1797000000000 extends AddVersions {
  override async up(runner: QueryRunner): Promise<void> {
    await super.up(runner);
    await runner.query(`
      CREATE TABLE deleted_development (
        id integer PRIMARY KEY,
        name text NOT NULL,
        pagelink text NOT NULL,
        record jsonb NOT NULL,
        images jsonb NOT NULL,
        former_links jsonb NOT NULL,
        deleted_at timestamptz NOT NULL,
        deleted_by text NOT NULL
      )`);
    await runner.query('CREATE INDEX deleted_development_time ON deleted_development (deleted_at)');
  }

  override async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE deleted_development');
    await super.down(runner);
  }
}
