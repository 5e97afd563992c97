import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An adviser is at one viewing at a time: no two that are not cancelled overlap. */
export class BookViewings1796900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The extension is trusted since PostgreSQL 13, so the owner of the database may install it.
    await runner.query('CREATE EXTENSION IF NOT EXISTS btree_gist');
    await runner.query(`
      CREATE TABLE viewing_schedule (
        adviser text PRIMARY KEY,
        hours jsonb NOT NULL,
        version integer NOT NULL,
        feed_hash bytea UNIQUE
      )`);
    await runner.query('CREATE UNIQUE INDEX viewing_schedule_once ON viewing_schedule (lower(adviser))');
    await runner.query(`
      CREATE TABLE viewing (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        lead_id uuid NOT NULL REFERENCES lead (id) ON DELETE CASCADE,
        adviser text NOT NULL,
        adviser_contact jsonb NOT NULL,
        home jsonb,
        starts_at timestamptz(3) NOT NULL,
        ends_at timestamptz(3) NOT NULL,
        status text NOT NULL DEFAULT 'booked' CHECK (status IN ('booked', 'cancelled', 'attended', 'no-show')),
        version integer NOT NULL DEFAULT 1,
        placed_at timestamptz(3) NOT NULL DEFAULT now(),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        CHECK (starts_at < ends_at),
        CONSTRAINT viewing_once EXCLUDE USING gist
          (lower(adviser) WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (status <> 'cancelled')
      )`);
    await runner.query('CREATE INDEX viewing_by_lead ON viewing (lead_id)');
    await runner.query('CREATE INDEX viewing_by_time ON viewing (starts_at)');
    await runner.query(
      'ALTER TABLE mail ADD COLUMN viewing_id uuid REFERENCES viewing (id) ON DELETE CASCADE',
    );
    await runner.query('CREATE INDEX mail_by_viewing ON mail (viewing_id) WHERE viewing_id IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM mail WHERE viewing_id IS NOT NULL');
    await runner.query('ALTER TABLE mail DROP COLUMN viewing_id');
    await runner.query('DROP TABLE viewing');
    await runner.query('DROP TABLE viewing_schedule');
  }
}
