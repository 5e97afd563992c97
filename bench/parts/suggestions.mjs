import { startHelper } from '../lib/child.mjs';
import { COMMUNITIES } from '../../demo/dist/communities.js';
import { Random } from '../../demo/dist/random.js';
import { baselineRequests } from '../lib/options.mjs';
import { inTurns, median, medianRatio } from '../lib/statistics.mjs';

const REACH_MS = 20;
const LONGEST_TYPED = 9;

/** Measures uncached suggestions for each typed letter against hand-written SQL. */
export async function suggestions({ product, load, options, size }) {
  const helper = startHelper('search-server.mjs', { BENCH_DATABASE_URL: product.listingsDatabase });
  try {
    const { port } = await helper.request('port');
    const paths = (path, round, count = options.keystrokes) =>
      keystrokes(count, round).map((query) => `${path}?${query}`);
    const { ours, theirs } = await inTurns(options.rounds, {
      theirs: (round) =>
        load.latency(
          `http://127.0.0.1:${port}`,
          paths('/suggest', round, baselineRequests(options.keystrokes, size)),
        ),
      ours: (round) => load.latency(product.url, paths('/api/suggestions', round)),
    });
    return ['p50', 'p95'].map((quantile) => {
      const [mine, others] = [ours, theirs].map((rounds) => rounds.map((each) => each[quantile]));
      return {
        part: 'suggestions',
        what: `a keystroke, ${quantile}`,
        ...{ size, unit: 'ms', against: 'SQL by hand', better: 'lower' },
        ...{ ours: median(mine), theirs: median(others), ratio: medianRatio(mine, others) },
        reach: quantile === 'p95' && size <= 100_000 ? { oursAtMost: REACH_MS } : undefined,
      };
    });
  } finally {
    await helper.stop();
  }
}

/** Returns the prefixes of place names, letter by letter. */
function keystrokes(count, round) {
  const random = new Random(77 + round);
  const made = new Set();
  while (made.size < count) {
    const community = random.pick(COMMUNITIES);
    const name = random.pick([community.name, ...community.places]);
    const shared = { adType: random.pick(['sale', 'rent']), limit: String(random.between(5, 20)) };
    for (let typed = 1; typed <= Math.min(LONGEST_TYPED, name.length) && made.size < count; typed += 1)
      made.add(new URLSearchParams({ q: name.slice(0, typed).trim(), ...shared }).toString());
  }
  return [...made];
}
