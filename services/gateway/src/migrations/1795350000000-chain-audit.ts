import { readFileSync } from 'node:fs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const schema = readFileSync(new URL('../../data/audit.sql', import.meta.url), 'utf8');

/**
 * Moves the audit trail into a schema of its own, where each row is chained to the one before. Rows of earlier
 * versions named what was acted on in one text: a member's name, a file's name, or a number.
 */
export class ChainAudit1795350000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const [{ missing }] = (await runner.query(`SELECT to_regclass('audit.entry') IS NULL AS missing`)) as [
      { missing: boolean },
    ];
    if (missing) await runner.query(schema);
    await runner.query(`
      INSERT INTO audit.entry (at, actor_kind, member_id, username, action, entity_kind, entity_id, entity_title,
                               changes, details, address, request_id)
      SELECT at, CASE WHEN username IS NULL THEN 'visitor' ELSE 'member' END, member_id, username, action,
        CASE
          WHEN action ~ '^(member|password)-' THEN 'member'
          WHEN action LIKE 'import-%' THEN 'import'
          WHEN action LIKE 'listing-%' THEN 'listing'
          WHEN action LIKE 'feed-mapping-%' THEN 'feed-mapping'
          WHEN action LIKE 'media-%' THEN 'file'
          WHEN action ~ '^(developments?|gallery)-' THEN 'development'
          WHEN action ~ '^leads?-' THEN 'lead'
          WHEN action LIKE 'page-%' THEN 'page'
          WHEN action LIKE 'content-%' THEN 'content'
        END,
        CASE WHEN target ~ '^([0-9]+|[0-9a-f-]{36})$' THEN target END,
        coalesce(details ->> 'name', details ->> 'title',
                 CASE WHEN target !~ '^([0-9]+|[0-9a-f-]{36})$' THEN target END),
        CASE WHEN details ? 'from' AND details ? 'to' AND action = 'member-role-changed'
             THEN jsonb_build_array(jsonb_build_object('field', 'role', 'before', details -> 'from', 'after', details -> 'to'))
             ELSE '[]' END,
        CASE WHEN action = 'member-role-changed' THEN '{}' ELSE details - 'name' - 'title' END,
        address, request_id
      FROM audit_entry ORDER BY id`);
    await runner.query('DROP TABLE audit_entry');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_entry (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        member_id uuid REFERENCES member ON DELETE SET NULL,
        username text,
        action text NOT NULL,
        target text,
        details jsonb NOT NULL DEFAULT '{}',
        address text,
        request_id text
      )`);
    await runner.query('CREATE INDEX audit_entry_at ON audit_entry (at)');
    await runner.query('CREATE INDEX audit_entry_action ON audit_entry (action, id)');
    await runner.query('CREATE INDEX audit_entry_member ON audit_entry (member_id, id)');
    await runner.query(`
      INSERT INTO audit_entry (at, member_id, username, action, target, details, address, request_id)
      SELECT at, member_id, username, action, coalesce(entity_title, entity_id), details, address, request_id
      FROM audit.entry ORDER BY id`);
    await runner.query('DROP SCHEMA audit CASCADE');
  }
}
