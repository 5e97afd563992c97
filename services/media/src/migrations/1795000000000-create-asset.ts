import { createMessagingTables, dropMessagingTables } from '@manzil/messaging/outbox/messaging-tables';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAsset1795000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createMessagingTables(runner);
    await runner.query(`
      CREATE TABLE asset (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        stem text NOT NULL UNIQUE,
        filename text NOT NULL UNIQUE,
        kind text NOT NULL CHECK (kind IN ('image', 'document')),
        content_type text NOT NULL,
        size integer NOT NULL CHECK (size > 0),
        sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
        width integer,
        height integer,
        original_name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK (kind <> 'image' OR (width > 0 AND height > 0))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE asset');
    await dropMessagingTables(runner);
  }
}
