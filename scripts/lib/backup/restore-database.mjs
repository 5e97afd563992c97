import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartError } from '../progress.mjs';

const OTHERS = `
  SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`;

/**
 * Replaces a database by the output of `pg_dump` as a script, or leaves it unchanged.
 * @param {string} url of the superuser
 * @param {AsyncIterable<Buffer>} script
 */
export async function restoreDatabase(url, script) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount: others } = await client.query(OTHERS);
    if (others > 0) throw new StartError('A database is in use: stop all processes first');
    await client.query('BEGIN');
    // Also drops tables that are newer than the backup.
    await client.query('DROP SCHEMA IF EXISTS audit, public CASCADE; CREATE SCHEMA public');
    await client.query('ALTER SCHEMA public OWNER TO pg_database_owner');
    await runScript(client, script);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

/** Statements are sent in blocks, from the end of one table's rows to the begin of the next. */
async function runScript(client, script) {
  let statements = '';
  let rows;
  for await (const line of linesOf(script)) {
    const text = rows === undefined || line.length <= 2 ? line.toString() : '';
    if (rows !== undefined && text === '\\.') {
      rows.end();
      await finished(rows);
      rows = undefined;
    } else if (rows !== undefined) {
      if (!rows.write(Buffer.concat([line, NEWLINE]))) await once(rows, 'drain');
    } else if (/^COPY .* FROM stdin;$/.test(text)) {
      await client.query(statements);
      statements = '';
      rows = client.query(copyFrom(text));
    } else if (!text.startsWith('\\') && text !== 'CREATE SCHEMA public;') {
      // Skips psql commands, such as \restrict.
      statements += `${text}\n`;
    }
  }
  await client.query(statements);
}

const NEWLINE = Buffer.from('\n');

/** Splits at newlines only: rows contain other Unicode separators unescaped. */
async function* linesOf(chunks) {
  let rest = Buffer.alloc(0);
  for await (const chunk of chunks) {
    let begin = 0;
    const bytes = Buffer.concat([rest, chunk]);
    for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, begin)) {
      yield bytes.subarray(begin, end);
      begin = end + 1;
    }
    rest = bytes.subarray(begin);
  }
  if (rest.length > 0) yield rest;
}
