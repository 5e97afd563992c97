import pg from 'pg';
import { inTurns, median, percentile } from '../lib/statistics.mjs';

const SORTS = ['updated', 'price-asc', 'price-desc', 'community', 'adviser'];

/**
 * Measures the listings table of the backend: pages in each order, with and without filters, one request at a
 * time. Communities, advisers and search words come from the catalogue, both frequent and rare ones.
 */
export async function managedListings({ product, options, size }) {
  const cookie = await product.logIn();
  const { communities, advisers, words } = await valuesOf(product.listingsDatabase);
  const kinds = {
    'sorted pages': (n) => ({ sort: SORTS[n % SORTS.length], page: 1 + (n % 7) }),
    'a community': (n) => ({ community: pick(communities, n), sort: SORTS[n % SORTS.length] }),
    'an adviser': (n) => ({ adviser: pick(advisers, n), sort: SORTS[n % SORTS.length] }),
    'what is missing': (n) => ({ hasPhotos: 'false', hasPermit: String(n % 2 === 0), sort: 'price-desc' }),
    'typed words': (n) => ({ q: pick(words, n) }),
  };
  const timesOfKind = (queryOf) => () =>
    timesOf(options.inboxReads, (n) =>
      read(`${product.url}/api/admin/properties?${String(new URLSearchParams(queryOf(n)))}`, cookie),
    );
  const measured = await inTurns(
    options.rounds,
    Object.fromEntries(Object.entries(kinds).map(([kind, queryOf]) => [kind, timesOfKind(queryOf)])),
  );
  return Object.entries(measured).flatMap(([kind, rounds]) =>
    [
      ['p50', 0.5],
      ['p95', 0.95],
    ].map(([name, share]) => ({
      ...{ part: 'managed-listings', size, what: `${kind}, ${name}`, unit: 'ms', better: 'lower' },
      ours: median(rounds.map((times) => percentile(times, share))),
    })),
  );
}

const pick = (values, n) => String(values[n % values.length]);

async function valuesOf(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    // In production autovacuum does this within minutes of an import.
    await client.query('VACUUM ANALYZE property');
    const mostAndLeast = async (column) => {
      const { rows } = await client.query(
        `SELECT ${column} AS value FROM property WHERE ${column} <> '' GROUP BY 1 ORDER BY count(*) DESC, 1`,
      );
      return [...rows.slice(0, 5), ...rows.slice(-5)].map(({ value }) => value);
    };
    const { rows: references } = await client.query(
      'SELECT reference AS value FROM property ORDER BY id LIMIT 5',
    );
    const communities = await mostAndLeast('community');
    return {
      communities,
      advisers: await mostAndLeast("agent->>'name'"),
      words: [
        ...communities.slice(0, 3),
        ...references.map(({ value }) => value),
        'villa',
        'nothing-like-it',
      ],
    };
  } finally {
    await client.end();
  }
}

/** Milliseconds per request, after a tenth as many warm-up requests. */
async function timesOf(requests, send) {
  const times = [];
  const warming = Math.ceil(requests / 10);
  for (let n = 0; n < warming + requests; n += 1) {
    const started = performance.now();
    await send(n);
    if (n >= warming) times.push(performance.now() - started);
  }
  return times;
}

async function read(url, cookie) {
  const answer = await fetch(url, { headers: { cookie } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The table of listings answered ${answer.status}: ${text.slice(0, 300)}`);
}
