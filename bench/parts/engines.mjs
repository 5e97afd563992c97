import { startHelper } from '../lib/child.mjs';
import { baselineRequests } from '../lib/options.mjs';
import { SEARCH_KINDS, searchQueries } from '../lib/search-queries.mjs';
import { inTurns, median, medianRatio } from '../lib/statistics.mjs';

/** Target ratio of the SQL engine to hand-written SQL. */
const REACH_TIME = 1.3;

/** Measures uncached searches with each engine, alternating, and with hand-written SQL. */
export async function engines({ product, load, options, size }) {
  const helper = startHelper('search-server.mjs', { BENCH_DATABASE_URL: product.listingsDatabase });
  try {
    const { port } = await helper.request('port');
    const ofKinds = async (url, path, round, count) => {
      const measured = {};
      for (const kind of SEARCH_KINDS) {
        const queries = searchQueries(kind, count, { round, size });
        measured[kind] = await load.latency(
          url,
          queries.map((query) => `${path}?${query}`),
        );
      }
      return measured;
    };
    // Warm-up queries, so that all run compiled code; they differ, so that no response is cached.
    const measure = async (url, path, first, round, count = options.searches) => {
      await ofKinds(url, path, first + 1_000 + round, baselineRequests(options.warming, size));
      return ofKinds(url, path, first + round, count);
    };
    const withEngine = async (engine, round) => {
      await product.restart('listings', { SEARCH_INDEX: engine });
      return measure(product.url, '/api/properties', engine === 'memory' ? 100 : 200, round);
    };
    const measured = await inTurns(options.rounds, {
      memory: (round) => withEngine('memory', round),
      postgres: (round) => withEngine('postgres', round),
      sql: (round) =>
        measure(`http://127.0.0.1:${port}`, '/sql', 200, round, baselineRequests(options.searches, size)),
    });
    const row = (kind, quantile, against, reach) => {
      const [ours, theirs] = ['postgres', against].map((name) =>
        measured[name].map((round) => round[kind][quantile]),
      );
      return {
        part: 'engines',
        what: `${kind} in PostgreSQL, ${quantile}`,
        ...{ size, unit: 'ms', better: 'lower', reach },
        against: against === 'sql' ? 'SQL by hand' : 'engine in memory',
        ...{ ours: median(ours), theirs: median(theirs), ratio: medianRatio(ours, theirs) },
      };
    };
    return SEARCH_KINDS.flatMap((kind) =>
      ['p50', 'p95'].flatMap((quantile) => [
        row(kind, quantile, 'sql', { ratioAtMost: REACH_TIME }),
        row(kind, quantile, 'memory'),
      ]),
    );
  } finally {
    await helper.stop();
    await product.restart('listings', {});
  }
}
