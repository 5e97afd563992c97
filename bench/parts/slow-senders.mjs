import { startHelper } from '../lib/child.mjs';
import { median } from '../lib/statistics.mjs';

const REACH_MS = 200;

/** Measures pages and searches of visitors while thousands of connections send requests that never end. */
export async function slowSenders({ product, load, options, size }) {
  const senders = startHelper('slow-senders.mjs');
  try {
    await senders.request({ url: product.url, connections: options.slowSockets });
    const rounds = [];
    for (let round = 0; round < options.rounds; round += 1)
      rounds.push(await load.latency(product.url, paths(options.searches, round)));
    return ['p50', 'p95'].map((quantile) => ({
      part: 'slow-senders',
      what: `pages and searches beside ${options.slowSockets.toLocaleString('en')} slow connections, ${quantile}`,
      ...{ size, unit: 'ms', better: 'lower', ours: median(rounds.map((each) => each[quantile])) },
      reach: quantile === 'p95' ? { oursAtMost: REACH_MS } : undefined,
    }));
  } finally {
    await senders.stop();
  }
}

/** Cached pages, and an uncached search as every fourth request. */
const paths = (count, round) =>
  Array.from({ length: count }, (_, index) =>
    index % 4 === 0
      ? `/api/properties?adType=sale&minPrice=${1_000 * (round + 1) + index}`
      : (['/', '/buy', '/rent'][index % 3] ?? '/'),
  );
