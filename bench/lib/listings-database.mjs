import pg from 'pg';

/** The listings' database, seen from beside the service. */
export async function openListingsDatabase(product) {
  const client = new pg.Client({ connectionString: product.listingsDatabase });
  await client.connect();
  return {
    /** To be handed to `writtenSince` after the work. */
    moment: async () => {
      const { rows } = await client.query('SELECT pg_current_xact_id()::text AS transaction');
      return { transaction: rows[0].transaction, told: await told(client) };
    },
    /** Listings and lines of journals that were inserted or updated since `moment`, and messages told of it. */
    writtenSince: async (moment) => {
      const since = async (table) => {
        const statement = `SELECT count(*)::int AS written FROM ${table} WHERE xmin::text::bigint >= $1`;
        return (await client.query(statement, [moment.transaction])).rows[0].written;
      };
      const [listings, journal] = [await since('property'), await since('import_change')];
      return { listings, journal, messages: (await told(client)) - moment.told };
    },
    /** Seconds that COPY takes to put all listings into a table with the same indexes. */
    copySeconds: async (file) => {
      const columns = await plainColumns(client);
      await client.query(`COPY property (${columns}) TO ${pg.escapeLiteral(file)}`);
      await client.query('CREATE TABLE bench_copy (LIKE property INCLUDING ALL)');
      const begun = performance.now();
      await client.query(`COPY bench_copy (${columns}) FROM ${pg.escapeLiteral(file)}`);
      const seconds = (performance.now() - begun) / 1000;
      await client.query('DROP TABLE bench_copy');
      return seconds;
    },
    /** Until nothing waits in the outbox: what an import set going is over. */
    settled: async () => {
      for (;;) {
        const { rows } = await client.query('SELECT count(*)::int AS waiting FROM outbox');
        if (rows[0].waiting === 0) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    /** What autovacuum does within minutes of a large import, so that no search meets it half-way. */
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

/** How many messages the outbox has ever taken: what has been relayed is no longer in it. */
async function told(client) {
  const { rows } = await client.query(
    `SELECT coalesce(pg_sequence_last_value(pg_get_serial_sequence('outbox', 'seq')), 0)::int AS count`,
  );
  return rows[0].count;
}
