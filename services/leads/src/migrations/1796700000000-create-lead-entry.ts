import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records the events of leads from now on. Existing notes become the first entries of their leads. */
export class CreateLeadEntry1796700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE lead_entry (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        lead_id uuid NOT NULL REFERENCES lead (id) ON DELETE CASCADE,
        at timestamptz(3) NOT NULL DEFAULT now(),
        kind text NOT NULL,
        author text NOT NULL DEFAULT '',
        note text,
        old_value text,
        new_value text,
        CHECK (kind <> 'note' OR note IS NOT NULL)
      )`);
    await runner.query('CREATE INDEX lead_entry_by_lead ON lead_entry (lead_id, at DESC, id DESC)');
    await runner.query(
      "CREATE UNIQUE INDEX lead_entry_viewed ON lead_entry (lead_id, author) WHERE kind = 'viewed'",
    );
    await runner.query('CREATE INDEX lead_entry_note ON lead_entry USING gin (lower(note) gin_trgm_ops)');
    await runner.query(`
      INSERT INTO lead_entry (lead_id, at, kind, author, note)
      SELECT id, updated_at, 'note', updated_by, notes FROM lead WHERE notes <> ''`);
    // A lead that is deleted takes its entries with it; a note can be taken back while it is new.
    await runner.query(`
      CREATE FUNCTION keep_lead_entry() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP = 'DELETE' AND (NOT EXISTS (SELECT FROM lead WHERE id = OLD.lead_id)
            OR (OLD.kind = 'note' AND OLD.at > now() - interval '2 minutes')) THEN RETURN OLD; END IF;
          RAISE EXCEPTION 'entries of a lead stay as they are';
        END $$`);
    await runner.query(`
      CREATE TRIGGER lead_entry_stays BEFORE UPDATE OR DELETE ON lead_entry
      FOR EACH ROW EXECUTE FUNCTION keep_lead_entry()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE lead_entry');
    await runner.query('DROP FUNCTION keep_lead_entry');
  }
}
