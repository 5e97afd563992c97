import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDataSource } from '@manzil/service-kit/database';
import { createServiceDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import type { DataSource } from 'typeorm';
import { AuditTrail } from '../src/accounts/audit/audit-trail.js';
import { verifyChain } from '../src/accounts/audit/verify-chain.js';
import { databaseOptions } from '../src/data-source.js';

const ROWS = 25;
const auditSql = readFileSync(new URL('../data/audit.sql', import.meta.url), 'utf8');

let database: TestDatabase;
let admin: DataSource;

const append = (manager: DataSource['manager'], title: string): Promise<void> =>
  new AuditTrail().append(manager, {
    action: 'page-updated',
    username: 'layla',
    entity: { kind: 'page', id: '7', title, link: '/backend/pages/7' },
    changes: [{ field: 'title', before: 'Über uns "1"', after: title }],
    details: { version: 2, ratio: 0.1 },
  });

beforeEach(async () => {
  database = await createServiceDatabase((await startPostgres()).adminUrl, 'gateway');
  admin = await createDataSource(databaseOptions(database.url)).initialize();
  await admin.runMigrations();
});
afterEach(async () => {
  await admin.destroy();
  await database.drop();
});

describe('the chain of the audit trail', () => {
  beforeEach(async () => {
    await Promise.all(Array.from({ length: ROWS }, (_, n) => append(admin.manager, `Page ${n}`)));
  });

  const verify = () => verifyChain(admin, { batchSize: 10 });
  /** Changes rows with the triggers disabled, as a superuser of the database could. */
  const tamper = async (statement: string): Promise<void> => {
    await admin.query('ALTER TABLE audit.entry DISABLE TRIGGER USER');
    await admin.query(statement);
  };

  it('is whole after appends at the same time, numbered without a gap', async () => {
    expect(await verify()).toMatchObject({ rows: ROWS, head: { id: String(ROWS) }, broken: undefined });
  });

  it.each([
    ['a changed title', `UPDATE audit.entry SET entity_title = 'Page X' WHERE id = 12`, '12', /content/],
    ['a changed time', `UPDATE audit.entry SET at = at - interval '1 second' WHERE id = 3`, '3', /content/],
    [
      'a changed detail',
      `UPDATE audit.entry SET details = details || '{"version": 3}' WHERE id = 25`,
      '25',
      /content/,
    ],
    ['a removed row', `DELETE FROM audit.entry WHERE id = 11`, '12', /row 11 before it is missing/],
    ['a removed first row', `DELETE FROM audit.entry WHERE id = 1`, '2', /row 1 before it is missing/],
    [
      'two swapped rows',
      `UPDATE audit.entry SET id = CASE id WHEN 8 THEN 109 ELSE 108 END WHERE id IN (8, 9);
       UPDATE audit.entry SET id = id - 100 WHERE id > 100`,
      '8',
      /does not follow/,
    ],
    [
      'a forged row at the end',
      `INSERT INTO audit.entry SELECT 26, at, recorded_at, actor_kind, member_id, 'karim', action, entity_kind,
         entity_id, entity_title, entity_link, changes, details, address, request_id, hash, sha256('forged')
       FROM audit.entry WHERE id = 25`,
      '26',
      /content/,
    ],
  ])('names the first row that %s breaks', async (_what, statement, id, difference) => {
    await tamper(statement);
    const { broken } = await verify();
    expect(broken).toMatchObject({ id, at: expect.any(Date), difference: expect.stringMatching(difference) });
  });

  it('finds rows taken off the end, and a chain made anew, by a row that was noted elsewhere', async () => {
    const { head: anchor } = await verify();
    if (anchor === undefined) throw new Error('The trail is empty');
    await append(admin.manager, 'Later');
    expect((await verifyChain(admin, { anchor })).broken).toBeUndefined();
    await tamper(`DELETE FROM audit.entry WHERE id > 20`);
    expect((await verify()).broken).toBeUndefined();
    expect((await verifyChain(admin, { anchor })).broken).toMatchObject({ id: anchor.id });
    await admin.query('ALTER TABLE audit.entry ENABLE TRIGGER USER');
    for (let n = 20; n < ROWS; n += 1) await append(admin.manager, `Made anew ${n}`);
    expect((await verify()).broken).toBeUndefined();
    expect((await verifyChain(admin, { anchor })).broken).toMatchObject({ id: anchor.id });
  });
});

describe('the role that runs the gateway', () => {
  const role = `gateway_${process.pid}`;
  let gateway: DataSource;

  const hasTable = async (name: string): Promise<boolean> => {
    const [found] = await admin.query<{ oid: string | null }[]>('SELECT to_regclass($1) AS oid', [name]);
    return found?.oid != null;
  };

  /** A database of the previous release, which has no chain and belongs to that release's own role. */
  beforeEach(async () => {
    while (!(await hasTable('audit_entry'))) await admin.undoLastMigration();
    await admin.query(
      `INSERT INTO audit_entry (username, action, target, details) VALUES
         ('admin', 'member-role-changed', 'layla', '{"from": "agent", "to": "editor"}'),
         ('layla', 'page-updated', '12', '{"title": "About us"}')`,
    );
    const { database: name } = admin.options as { database?: string };
    const own = name ?? new URL(database.url).pathname.slice(1);
    await admin.query(`CREATE ROLE ${role} LOGIN PASSWORD 'secret'`);
    await admin.query(`ALTER DATABASE ${own} OWNER TO ${role}`);
    for (const table of ['audit_entry', 'member', 'migrations', 'session'])
      await admin.query(`ALTER TABLE ${table} OWNER TO ${role}`);
    const url = new URL(database.url);
    url.username = role;
    url.password = 'secret';
    gateway = createDataSource(databaseOptions(url.href));
  });
  afterEach(async () => {
    if (gateway.isInitialized) await gateway.destroy();
    await admin.query(`DROP OWNED BY ${role} CASCADE`);
    const own = new URL(database.url).pathname.slice(1);
    await admin.query(`ALTER DATABASE ${own} OWNER TO CURRENT_USER`);
    await admin.query(`DROP ROLE ${role}`);
  });

  const rows = () =>
    admin.query<unknown[]>(
      `SELECT username, action, entity_kind, entity_id, entity_title, changes FROM audit.entry ORDER BY id`,
    );
  const OLD_ROWS = [
    {
      username: 'admin',
      action: 'member-role-changed',
      entity_kind: 'member',
      entity_id: null,
      entity_title: 'layla',
      changes: [{ field: 'role', before: 'agent', after: 'editor' }],
    },
    {
      username: 'layla',
      action: 'page-updated',
      entity_kind: 'page',
      entity_id: '12',
      entity_title: 'About us',
      changes: [],
    },
  ];

  it('appends and reads, takes over the rows of the release before, and can do nothing else', async () => {
    await admin.query(auditSql);
    await gateway.initialize();
    await gateway.runMigrations();
    expect(await rows()).toEqual(OLD_ROWS);
    await append(gateway.manager, 'Contact');
    for (const statement of [
      `UPDATE audit.entry SET username = 'nobody'`,
      'DELETE FROM audit.entry',
      'TRUNCATE audit.entry',
      'DROP TABLE audit.entry',
      'DROP SCHEMA audit CASCADE',
      'ALTER SCHEMA audit RENAME TO gone',
      'ALTER TABLE audit.entry DISABLE TRIGGER ALL',
      'ALTER TABLE audit.entry DROP COLUMN hash',
      `ALTER TABLE audit.entry OWNER TO ${role}`,
      'CREATE OR REPLACE FUNCTION audit.chain() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$',
      'CREATE TABLE audit.other ()',
      `SET ROLE manzil_audit`,
      `GRANT manzil_audit TO ${role}`,
      `SET session_replication_role = replica`,
    ]) {
      await expect(gateway.query(statement)).rejects.toThrow(
        /permission denied|must be owner|must have admin option/i,
      );
    }
    expect(await verifyChain(gateway)).toMatchObject({ rows: 3, broken: undefined });
  });

  it('cannot choose the number, the time of recording or the hash of what it appends', async () => {
    await admin.query(auditSql);
    await gateway.initialize();
    await gateway.runMigrations();
    await gateway.query(
      `INSERT INTO audit.entry (id, at, recorded_at, actor_kind, action, changes, details, previous_hash, hash)
       VALUES (900, now(), '2020-01-01', 'system', 'forged', '[]', '{}', 'x', 'y')`,
    );
    expect(await verifyChain(gateway)).toMatchObject({ rows: 3, head: { id: '3' }, broken: undefined });
    const late = await admin.query<unknown[]>(
      `SELECT FROM audit.entry WHERE recorded_at < now() - interval '1 hour'`,
    );
    expect(late).toEqual([]);
  });

  it('loses the right to rewrite as soon as an administrator runs the file, whichever role created the trail', async () => {
    await gateway.initialize();
    await gateway.runMigrations();
    await gateway.query(`UPDATE audit.entry SET details = details`);
    await admin.query(auditSql);
    await admin.query(auditSql);
    await expect(gateway.query(`UPDATE audit.entry SET details = details`)).rejects.toThrow(
      /permission denied/,
    );
    expect(await rows()).toEqual(OLD_ROWS);
    await append(gateway.manager, 'Contact');
    expect(await verifyChain(gateway)).toMatchObject({ rows: 3, broken: undefined });
  });
});
