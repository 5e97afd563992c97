import { startHelper } from '../lib/child.mjs';
import { asksOfBaselines } from '../lib/options.mjs';
import { FIRST_PAGES, SEARCH_KINDS, searchQueries } from '../lib/search-queries.mjs';
import { inTurns, median, medianRatio } from '../lib/statistics.mjs';

/** Deep pages are to cost what the first one costs; a quarter is allowed to chance. */
const REACH_DEEP = 1.25;
const COMPARED = 5;
const WARMING = 60;
const MOST_ASKS = 60;
/** The naive version is so slow at some sizes that asking for all would be the whole bench. */
const NAIVE_SEARCHES = 12;

/** Searches that nobody asked for before, through the gateway, against hand-written SQL and a naive use of the ORM. */
export async function coldSearch({ product, load, options, size }) {
  const helper = startHelper('search-server.mjs', { BENCH_DATABASE_URL: product.listingsDatabase });
  const rows = [];
  try {
    const { port } = await helper.ask('port');
    const baseline = `http://127.0.0.1:${port}`;
    await compare(product.url, baseline, size);
    await warm();
    for (const kind of SEARCH_KINDS) rows.push(...(await measureKind(kind)));
    return rows;

    async function measureKind(kind) {
      const queries = (round, count = options.searches) => searchQueries(kind, count, { round, size });
      const measured = await inTurns(options.rounds, {
        sql: (round) =>
          load.latency(baseline, at('/sql', queries(round, asksOfBaselines(options.searches, size)))),
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
            at('/orm', queries(round, asksOfBaselines(Math.min(NAIVE_SEARCHES, options.searches), size))),
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
        row('SQL by hand', measured.sql, 'p50'),
        row('SQL by hand', measured.sql, 'p95', size >= 100_000 ? { ratioAtMost: 1 } : undefined),
        row('naive ORM', measured.naive, 'p50'),
        ...(measured.first === undefined ? [] : deepPages(row, measured.first)),
      ];
    }

    /** A server is hardly ever a new one: the product and the SQL by hand have answered as often before they are measured. */
    async function warm() {
      for (const kind of SEARCH_KINDS) {
        const queries = searchQueries(kind, asksOfBaselines(WARMING, size), { round: -2, size });
        await load.latency(baseline, at('/sql', queries));
        await load.latency(product.url, at('/api/properties', queries));
      }
    }
  } finally {
    await helper.stop();
  }
}

/** Pages anywhere in a list against its first page; both are the product's. */
const deepPages = (row, first) =>
  ['p50', 'p95'].map((quantile) => ({
    ...row('first pages', first, quantile, quantile === 'p50' ? { ratioAtMost: REACH_DEEP } : undefined),
    what: `${quantile} of pages anywhere`,
  }));

const at = (path, queries) => queries.map((query) => `${path}?${query}`);

/** Makes sure that all three answer the same question. */
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

/** While a copy of a large catalogue is made, answers take as long as the database needs, and some are given up. */
async function answered(url) {
  for (let asked = 1; ; asked += 1) {
    const response = await fetch(url);
    if (response.ok) return response;
    if (asked === MOST_ASKS) throw new Error(`${url} answers ${response.status}: ${await response.text()}`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

async function summary(url) {
  const response = await answered(url);
  const { total, items, facets } = await response.json();
  const counted = Object.values(facets).map((choices) =>
    choices.reduce((sum, { count }) => sum + Number(count), 0),
  );
  return JSON.stringify([total, items.map(({ id }) => id), ...counted]);
}
