import { startHelper } from '../lib/child.mjs';
import { SEARCH_KINDS, searchQueries } from '../lib/search-queries.mjs';
import { inTurns, median, medianRatio } from '../lib/statistics.mjs';

const COMPARED = 5;
/** The naive version is so slow at some sizes that asking for all would be the whole bench. */
const NAIVE_SEARCHES = 12;

/** Searches that nobody asked for before, through the gateway, against hand-written SQL and a naive use of the ORM. */
export async function coldSearch({ product, load, options, size }) {
  const helper = startHelper('search-server.mjs', { BENCH_DATABASE_URL: product.listingsDatabase });
  const rows = [];
  try {
    const { port } = await helper.ask('port');
    const baseline = `http://127.0.0.1:${port}`;
    await warm(product.url, baseline, size);
    for (const kind of SEARCH_KINDS) rows.push(...(await measureKind(kind)));
    return rows;

    async function measureKind(kind) {
      const queries = (round, count = options.searches) => searchQueries(kind, count, { round, size });
      const measured = await inTurns(options.rounds, {
        sql: (round) => load.latency(baseline, at('/sql', queries(round))),
        ours: (round) => load.latency(product.url, at('/api/properties', queries(round))),
        naive: (round) =>
          load.latency(baseline, at('/orm', queries(round, Math.min(NAIVE_SEARCHES, options.searches)))),
      });
      const row = (against, theirs, quantile, reach) => ({
        part: 'cold-search',
        what: `${kind}, ${quantile}`,
        ...{ size, unit: 'ms', against, better: 'lower', reach },
        ours: median(measured.ours.map((each) => each[quantile])),
        theirs: median(theirs.map((each) => each[quantile])),
        ratio: medianRatio(
          measured.ours.map((each) => each[quantile]),
          theirs.map((each) => each[quantile]),
        ),
      });
      return [
        row('SQL by hand', measured.sql, 'p50'),
        row('SQL by hand', measured.sql, 'p95', size >= 100_000 ? { ratioAtMost: 1 } : undefined),
        row('naive ORM', measured.naive, 'p50'),
      ];
    }
  } finally {
    await helper.stop();
  }
}

const at = (path, queries) => queries.map((query) => `${path}?${query}`);

/** Opens the connections and makes sure that all three answer the same question. */
async function warm(url, baseline, size) {
  for (const kind of SEARCH_KINDS) {
    for (const query of searchQueries(kind, COMPARED, { round: -1, size })) {
      const [ours, sql, naive] = await Promise.all(
        [`${url}/api/properties?${query}`, `${baseline}/sql?${query}`, `${baseline}/orm?${query}`].map(
          summary,
        ),
      );
      if (ours !== sql || JSON.parse(ours)[0] !== JSON.parse(naive)[0])
        throw new Error(`Not the same answer to ${query}: ${ours}, ${sql} by hand, ${naive} by the ORM`);
    }
  }
}

async function summary(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${await response.text()}`);
  const { total, items, facets } = await response.json();
  const counted = Object.values(facets).map((choices) =>
    choices.reduce((sum, { count }) => sum + Number(count), 0),
  );
  return JSON.stringify([total, items.map(({ id }) => id), ...counted]);
}
