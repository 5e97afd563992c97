import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Leads that exist get their first entry when they change: a hash of today proves nothing about the time before. */
export class KeepLedger1796100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ledger_entry (
        seq bigint PRIMARY KEY CHECK (seq > 0),
        at timestamptz(3) NOT NULL,
        kind text NOT NULL,
        lead_id uuid NOT NULL,
        content bytea NOT NULL,
        content_hash text NOT NULL CHECK (content_hash = encode(sha256(content), 'hex')),
        previous_hash text NOT NULL UNIQUE,
        hash text NOT NULL UNIQUE
      )`);
    await runner.query('CREATE INDEX ledger_entry_by_lead ON ledger_entry (lead_id, seq)');
    await runner.query(`
      CREATE FUNCTION keep_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'entries of the ledger stay as they are'; END $$`);
    await runner.query(`
      CREATE TRIGGER ledger_entry_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry
      FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger_entry()`);
    // However a lead is deleted, also by a replica of the previous release, its key goes with it.
    await runner.query(`
      CREATE TABLE ledger_key (
        lead_id uuid PRIMARY KEY REFERENCES lead (id) ON DELETE CASCADE,
        key bytea NOT NULL CHECK (length(key) = 32)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ledger_key');
    await runner.query('DROP TABLE ledger_entry');
    await runner.query('DROP FUNCTION keep_ledger_entry');
  }
}
