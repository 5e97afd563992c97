import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pgDump } from './pg-dump.mjs';

/** Only writable columns, without generated ones. */
const TABLES = `
  SELECT format('%I.%I', nspname, relname) AS name,
         (SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
          WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns
  FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
  WHERE relkind = 'r' AND nspname <> 'information_schema' AND nspname !~ '^pg_'
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype = 'e')
  ORDER BY 1`;

/** Sequences that were used; others begin as they are created. */
const SEQUENCES = `
  SELECT quote_literal(format('%I.%I', schemaname, sequencename)) AS name, last_value AS last
  FROM pg_sequences WHERE last_value IS NOT NULL ORDER BY 1`;

/**
 * Yields a database in one state as a script for psql, laid out like one of `pg_dump`.
 * @param {string} url of the superuser
 */
export async function* dumpDatabase(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows: snapshots } = await client.query('SELECT pg_export_snapshot() AS id');
    const schema = (section) => pgDump(url, [`--snapshot=${snapshots[0].id}`, `--section=${section}`]);
    yield await schema('pre-data');
    const { rows: tables } = await client.query(TABLES);
    for (const { name, columns } of tables) {
      yield `COPY ${name} (${columns}) FROM stdin;\n`;
      yield* client.query(copyTo(`COPY ${name} (${columns}) TO STDOUT`));
      yield '\\.\n\n';
    }
    const { rows: sequences } = await client.query(SEQUENCES);
    for (const { name, last } of sequences) yield `SELECT pg_catalog.setval(${name}, ${last}, true);\n`;
    yield await schema('post-data');
  } finally {
    await client.end();
  }
}
