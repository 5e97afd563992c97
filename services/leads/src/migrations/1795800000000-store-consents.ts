import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Existing leads keep only the sentence, because the version of the document that it led to is not known. */
export class StoreConsents1795800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE consent_text (
        hash text PRIMARY KEY CHECK (hash = encode(sha256(convert_to(text, 'UTF8')), 'hex')),
        text text NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE FUNCTION keep_consent_text() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'texts that somebody agreed to stay as they are'; END $$`);
    await runner.query(`
      CREATE TRIGGER consent_text_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON consent_text
      FOR EACH STATEMENT EXECUTE FUNCTION keep_consent_text()`);
    await runner.query(`
      CREATE TABLE consent (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        lead_id uuid NOT NULL REFERENCES lead (id) ON DELETE CASCADE,
        document text NOT NULL CHECK (document IN ('form', 'privacy', 'terms')),
        text_hash text NOT NULL CHECK (text_hash ~ '^[0-9a-f]{64}$'),
        version integer,
        language text NOT NULL,
        given_at timestamptz(3) NOT NULL DEFAULT now()
      )`);
    await runner.query('CREATE INDEX consent_by_lead ON consent (lead_id)');
    await runner.query(`
      INSERT INTO consent (lead_id, document, text_hash, language, given_at)
      SELECT id, 'form', encode(sha256(convert_to(consent_text, 'UTF8')), 'hex'), 'en', consented_at
      FROM lead WHERE consent_text IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE consent');
    await runner.query('DROP TABLE consent_text');
    await runner.query('DROP FUNCTION keep_consent_text');
  }
}
