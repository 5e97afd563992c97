import pg from 'pg';

/** Opens a separate connection to the database of listings. */
export async function openListingsDatabase(product) {
  const client = new pg.Client({ connectionString: product.listingsDatabase });
  await client.connect();
  return {
    /** Returns the current position for a later `writtenSince`. */
    position: async () => {
      const { rows } = await client.query('SELECT pg_current_xact_id()::text AS transaction');
      return { transaction: rows[0].transaction, published: await publishedMessages(client) };
    },
    /** Returns how many listings and journal lines were written since `position`, and how many messages. */
    writtenSince: async (position) => {
      const since = async (table) => {
        const statement = `SELECT count(*)::int AS written FROM ${table} WHERE xmin::text::bigint >= $1`;
        return (await client.query(statement, [position.transaction])).rows[0].written;
      };
      const [listings, journal] = [await since('property'), await since('import_change')];
      return { listings, journal, messages: (await publishedMessages(client)) - position.published };
    },
    /** Returns the seconds that COPY takes to load all listings into a table with the same indexes. */
    copySeconds: async (file) => {
      const columns = await plainColumns(client);
      await client.query(`COPY property (${columns}) TO ${pg.escapeLiteral(file)}`);
      await client.query('CREATE TABLE bench_copy (LIKE property INCLUDING ALL)');
      const started = performance.now();
      await client.query(`COPY bench_copy (${columns}) FROM ${pg.escapeLiteral(file)}`);
      const seconds = (performance.now() - started) / 1000;
      await client.query('DROP TABLE bench_copy');
      return seconds;
    },
    /** Waits until the outbox is empty, so that no work of an import remains. */
    settled: async () => {
      for (;;) {
        const { rows } = await client.query('SELECT count(*)::int AS waiting FROM outbox');
        if (rows[0].waiting === 0) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    /** Vacuums as autovacuum does within minutes of a large import, so that it does not run during a measurement. */
    vacuum: () => client.query('VACUUM ANALYZE property'),
    close: () => client.end(),
  };
}

async function plainColumns(client) {
  const { rows } = await client.query(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_name = 'property' AND is_generated = 'NEVER' ORDER BY ordinal_position`,
  );
  return rows.map(({ name }) => name).join(', ');
}

/** Returns how many messages were ever written to the outbox, from its sequence, because relayed rows are deleted. */
async function publishedMessages(client) {
  const { rows } = await client.query(
    `SELECT coalesce(pg_sequence_last_value(pg_get_serial_sequence('outbox', 'seq')), 0)::int AS count`,
  );
  return rows[0].count;
}
