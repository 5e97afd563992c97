import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateLead1795000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    // Times are stored with milliseconds, so that one that passed through JavaScript still equals that of its row.
    await runner.query(`
      CREATE TABLE lead (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        kind text NOT NULL CHECK (kind IN ('popup', 'newsletter', 'contact', 'sell', 'listing', 'mortgage')),
        status text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'in-progress', 'done', 'spam')),
        name text,
        email text NOT NULL,
        phone text CHECK (phone ~ '^\\+[1-9][0-9]{3,14}$'),
        help_option text,
        message text,
        listing jsonb,
        page text,
        consent_text text,
        consented_at timestamptz(3),
        notes text NOT NULL DEFAULT '',
        assignee text,
        version integer NOT NULL DEFAULT 1,
        received_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        search_text text NOT NULL GENERATED ALWAYS AS (lower(
          coalesce(name, '') || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(message, '') || ' ' ||
          notes || ' ' || coalesce(listing->>'reference', '') || ' ' || coalesce(listing->>'title', '')
        )) STORED,
        CHECK ((consent_text IS NULL) = (consented_at IS NULL)),
        CHECK (kind <> 'popup' OR (name IS NOT NULL AND phone IS NOT NULL AND help_option IS NOT NULL)),
        CHECK (kind <> 'newsletter' OR consented_at IS NOT NULL),
        CHECK (kind IN ('popup', 'newsletter') OR (name IS NOT NULL AND message IS NOT NULL)),
        CHECK (kind <> 'listing' OR listing IS NOT NULL)
      )`);
    // The index lets an email address subscribe once, in whatever case and however concurrently it is sent.
    await runner.query(
      "CREATE UNIQUE INDEX lead_newsletter_email ON lead (lower(email)) WHERE kind = 'newsletter'",
    );
    await runner.query('CREATE INDEX lead_received_at ON lead (received_at DESC, id DESC)');
    await runner.query('CREATE INDEX lead_kind ON lead (kind, received_at DESC, id DESC)');
    await runner.query('CREATE INDEX lead_search ON lead USING gin (search_text gin_trgm_ops)');
    // The chart of visits by day reads this index.
    await runner.query('CREATE INDEX visit_counted_at ON visit (counted_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX visit_counted_at');
    await runner.query('DROP TABLE lead');
  }
}
