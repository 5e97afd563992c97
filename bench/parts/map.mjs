import { Random } from '../../demo/dist/random.js';
import { median } from '../lib/statistics.mjs';

const REACH_MS = 30;
/** Dubai, in degrees. */
const [WEST, SOUTH, EAST, NORTH] = [54.9, 24.8, 55.5, 25.35];
/** Width of the visible part in degrees: all of Dubai, a district, a few streets. */
const SIDES = [0.6, 0.15, 0.03];

/** Measures uncached map clusters of different areas and filters. */
export async function map({ product, load, options, size }) {
  const rounds = [];
  for (let round = 0; round < options.rounds; round += 1)
    rounds.push(await load.latency(product.url, paths(options.searches, round)));
  return ['p50', 'p95'].map((quantile) => ({
    part: 'map',
    what: `the homes of a map, ${quantile}`,
    ...{ size, unit: 'ms', better: 'lower', ours: median(rounds.map((each) => each[quantile])) },
    reach: quantile === 'p95' && size <= 100_000 ? { oursAtMost: REACH_MS } : undefined,
  }));
}

function paths(count, round) {
  const random = new Random(91 + round);
  return Array.from({ length: count }, () => {
    const side = random.pick(SIDES);
    const west = WEST + (random.between(0, 1_000) / 1_000) * Math.max(0, EAST - WEST - side);
    const south = SOUTH + (random.between(0, 1_000) / 1_000) * Math.max(0, NORTH - SOUTH - side);
    const query = new URLSearchParams({
      adType: random.pick(['sale', 'rent']),
      bounds: [west, south, west + side, south + side].map((degrees) => degrees.toFixed(4)).join(','),
      across: String(random.between(8, 14)),
      ...(random.between(0, 2) === 0 && { bedrooms: String(random.between(0, 4)) }),
    });
    return `/api/listing-map?${query}`;
  });
}
