import type { QueryRunner } from 'typeorm';

/** The tables behind outbox, inbox and dead letters; called from a service's first migration. */
export async function createMessagingTables(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE outbox (
      seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
      subject text NOT NULL,
      payload jsonb NOT NULL,
      request_id text,
      created_at timestamptz NOT NULL DEFAULT now()
    )`);
  await runner.query(`
    CREATE TABLE inbox (
      consumer text NOT NULL,
      message_id text NOT NULL,
      received_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (consumer, message_id)
    )`);
  await runner.query('CREATE INDEX inbox_received_at ON inbox (received_at)');
  await runner.query(`
    CREATE TABLE dead_letters (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      consumer text NOT NULL,
      message_id text NOT NULL,
      subject text NOT NULL,
      payload jsonb NOT NULL,
      error text NOT NULL,
      attempts integer NOT NULL,
      died_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (consumer, message_id)
    )`);
}

export async function dropMessagingTables(runner: QueryRunner): Promise<void> {
  await runner.query('DROP TABLE dead_letters, inbox, outbox');
}
