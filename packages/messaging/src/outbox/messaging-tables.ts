import type { QueryRunner } from 'typeorm';

/** Creates the tables of outbox, inbox and dead letters; called from a service's first migration. */
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

/**
 * Adds the columns and the table for publishing per key and counting failures; called from a later migration. Rows
 * written before it, or by a replica of the previous release that is still running, get the empty key and share one
 * order.
 */
export async function addMessageKeys(runner: QueryRunner): Promise<void> {
  await runner.query(`
    ALTER TABLE outbox
      ADD COLUMN key text NOT NULL DEFAULT '',
      ADD COLUMN actor jsonb,
      ADD COLUMN attempts integer NOT NULL DEFAULT 0,
      ADD COLUMN next_attempt_at timestamptz NOT NULL DEFAULT now(),
      ADD COLUMN failed_at timestamptz,
      ADD COLUMN last_error text,
      ADD COLUMN bytes integer NOT NULL GENERATED ALWAYS AS (octet_length(payload::text)) STORED`);
  await runner.query('CREATE INDEX outbox_key ON outbox (key, seq)');
  await runner.query('CREATE INDEX outbox_failed_key ON outbox (key) WHERE failed_at IS NOT NULL');
  await runner.query(`
    CREATE TABLE message_failures (
      consumer text NOT NULL,
      message_id text NOT NULL,
      attempts integer NOT NULL,
      failed_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (consumer, message_id)
    )`);
  await runner.query('ALTER TABLE dead_letters ADD COLUMN actor jsonb');
}

export async function dropMessageKeys(runner: QueryRunner): Promise<void> {
  await runner.query('ALTER TABLE dead_letters DROP COLUMN actor');
  await runner.query('DROP TABLE message_failures');
  await runner.query('DROP INDEX outbox_key, outbox_failed_key');
  await runner.query(`
    ALTER TABLE outbox DROP COLUMN key, DROP COLUMN actor, DROP COLUMN attempts, DROP COLUMN next_attempt_at,
      DROP COLUMN failed_at, DROP COLUMN last_error, DROP COLUMN bytes`);
}

/** Adds the table of the rows that were published in the last minutes; called from a later migration. */
export async function addPublishedMessages(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE published_messages (
      seq bigint PRIMARY KEY,
      id uuid NOT NULL,
      subject text NOT NULL,
      key text NOT NULL,
      payload jsonb NOT NULL,
      request_id text,
      actor jsonb,
      published_at timestamptz NOT NULL DEFAULT clock_timestamp()
    )`);
}

export async function dropPublishedMessages(runner: QueryRunner): Promise<void> {
  await runner.query('DROP TABLE published_messages');
}

export async function dropMessagingTables(runner: QueryRunner): Promise<void> {
  await runner.query('DROP TABLE dead_letters, inbox, outbox');
}
