import { startBare } from '../lib/bare.mjs';
import { searchQueries } from '../lib/search-queries.mjs';
import { inTurns, median, medianRatio } from '../lib/statistics.mjs';

const PAGE = '/buy';

/** Measures the server rendering of /buy at each request, and with an uncached search. */
export async function pages({ product, load, options, size }) {
  await fetch(product.webUrl + PAGE).then((response) => response.arrayBuffer());
  const bare = await startBare(product.webUrl, [PAGE], {});
  try {
    const again = Array.from({ length: options.pages }, () => PAGE);
    const filtered = (round) =>
      searchQueries('facets', options.pages, { round: round + 100, size }).map((query) => `${PAGE}?${query}`);
    const { ours, theirs, cold } = await inTurns(options.rounds, {
      theirs: () => load.latency(bare.url, again),
      ours: () => load.latency(product.webUrl, again),
      cold: (round) => load.latency(product.url, filtered(round)),
    });
    const row = (what, rounds, quantile) => {
      const [mine, others] = [rounds, theirs].map((each) => each.map((measured) => measured[quantile]));
      return {
        part: 'pages',
        what: `${what}, ${quantile}`,
        ...{ size, unit: 'ms', against: 'bare node:http', better: 'lower' },
        ...{ ours: median(mine), theirs: median(others), ratio: medianRatio(mine, others) },
      };
    };
    return [
      row(`SSR of ${PAGE} (${(bare.sizes[0] / 1000).toFixed(0)} kB)`, ours, 'p50'),
      row(`SSR of ${PAGE}`, ours, 'p95'),
      row(`${PAGE} with a new search`, cold, 'p50'),
      row(`${PAGE} with a new search`, cold, 'p95'),
    ];
  } finally {
    await bare.stop();
  }
}
