import { forgetShown, recordShown, type ShownTable } from '@manzil/lifecycle/shown-history';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const KIND = 'development';
const TABLES: readonly ShownTable[] = [
  { table: 'development', kind: KIND, entry: 'id', key: 'id', seen: ['live', 'true'] },
  { table: 'development_image', kind: KIND, entry: 'development_id', key: 'id' },
  { table: 'development_former_link', kind: KIND, entry: 'development_id', key: 'pagelink' },
  { table: 'development_heading', kind: 'development-heading', entry: 'id', key: 'id' },
];

/** Records what visitors see of projects from now on, and stores the links that show it. */
export class RecordTheSite1798830100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await recordShown(runner, TABLES);
    await runner.query(`
      CREATE TABLE site_preview (
        token_hash bytea PRIMARY KEY,
        shown_at timestamptz NOT NULL,
        created_by text NOT NULL,
        expires_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE site_preview');
    await forgetShown(runner, TABLES);
  }
}
