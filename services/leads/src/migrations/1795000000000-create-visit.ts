import { createMessagingTables, dropMessagingTables } from '@manzil/messaging/outbox/messaging-tables';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateVisit1795000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createMessagingTables(runner);
    // Only the hash of the visitor's token is stored: it is enough to recognise it.
    await runner.query(`
      CREATE TABLE visit (
        token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
        counted_at timestamptz NOT NULL DEFAULT now()
      )`);
    // The total is one row, because the dashboard polls it and counting a growing table would cost more every day.
    await runner.query(`
      CREATE TABLE traffic (
        only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        total integer NOT NULL CHECK (total >= 0)
      )`);
    await runner.query('INSERT INTO traffic (total) VALUES (0)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE traffic, visit');
    await dropMessagingTables(runner);
  }
}
