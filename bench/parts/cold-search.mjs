import { startHelper } from '../lib/child.mjs';
import { baselineRequests } from '../lib/options.mjs';
import { FIRST_PAGES, SEARCH_KINDS, searchQueries } from '../lib/search-queries.mjs';
import { inTurns, median, medianRatio } from '../lib/statistics.mjs';

/** Target ratio of deep pages to first pages: equal, with a quarter allowed for noise. */
const REACH_DEEP = 1.25;
const COMPARED = 5;
const MAX_ATTEMPTS = 60;
/** Target ratio of the product to hand-written SQL, in time. */
const REACH_TIME = 0.5;
/** The same ratio in CPU time of all processes, databases included. */
const REACH_COMPUTING = 2;
/** Limits the requests to the naive baseline, which is very slow at some sizes. */
const NAIVE_SEARCHES = 12;

/** Measures uncached searches through the gateway against hand-written SQL and a naive use of the ORM. */
export async function coldSearch({ product, load, options, size }) {
  const helper = startHelper('search-server.mjs', { BENCH_DATABASE_URL: product.listingsDatabase });
  const rows = [];
  try {
    const { port } = await helper.request('port');
    const baseline = `http://127.0.0.1:${port}`;
    await compare(product.url, baseline, size);
    await warm();
    for (const kind of SEARCH_KINDS) rows.push(...(await measureKind(kind)));
    return rows;

    async function measureKind(kind) {
      const queries = (round, count = options.searches) => searchQueries(kind, count, { round, size });
      const measured = await inTurns(options.rounds, {
        sql: (round) =>
          load.latency(baseline, at('/sql', queries(round, baselineRequests(options.searches, size)))),
        ours: (round) => load.latency(product.url, at('/api/properties', queries(round))),
        ...(kind === 'pages' && {
          first: (round) =>
            load.latency(
              product.url,
              at('/api/properties', searchQueries(FIRST_PAGES, options.searches, { round, size })),
            ),
        }),
        naive: (round) =>
          load.latency(
            baseline,
            at('/orm', queries(round, baselineRequests(Math.min(NAIVE_SEARCHES, options.searches), size))),
          ),
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
        row('SQL by hand', measured.sql, 'p50', { ratioAtMost: REACH_TIME }),
        row('SQL by hand', measured.sql, 'p95', { ratioAtMost: REACH_TIME }),
        ...(measured.sql[0].computing === undefined
          ? []
          : [row('SQL by hand', measured.sql, 'computing', { ratioAtMost: REACH_COMPUTING })]),
        row('naive ORM', measured.naive, 'p50'),
        ...(measured.first === undefined ? [] : deepPages(row, measured.first)),
      ];
    }

    /** Warms up the product and the hand-written SQL with the same number of requests. */
    async function warm() {
      for (const kind of SEARCH_KINDS) {
        const queries = searchQueries(kind, baselineRequests(options.warming, size), { round: -2, size });
        await load.latency(baseline, at('/sql', queries));
        await load.latency(product.url, at('/api/properties', queries));
      }
    }
  } finally {
    await helper.stop();
  }
}

/** Measures pages deep in a list against its first page, both in the product. */
const deepPages = (row, first) =>
  ['p50', 'p95'].map((quantile) => ({
    ...row('first pages', first, quantile, quantile === 'p50' ? { ratioAtMost: REACH_DEEP } : undefined),
    what: `${quantile} of pages anywhere`,
  }));

const at = (path, queries) => queries.map((query) => `${path}?${query}`);

/** Checks that all three return the same totals, listings and facets. */
async function compare(url, baseline, size) {
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

/** Retries, because while the index of a large catalogue is loading, searches are slow and some time out. */
async function answered(url) {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url);
    if (response.ok) return response;
    if (attempt === MAX_ATTEMPTS)
      throw new Error(`${url} answers ${response.status}: ${await response.text()}`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

async function summary(url) {
  const response = await answered(url);
  const { total, items, facets } = await response.json();
  // The product counts more facets than the plainer programs.
  const counted = [facets.type, facets.bedrooms, facets.community].map((choices) =>
    choices.reduce((sum, { count }) => sum + Number(count), 0),
  );
  return JSON.stringify([total, items.map(({ id }) => id), ...counted]);
}
