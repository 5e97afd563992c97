import { startBare } from '../lib/bare.mjs';
import { inTurns, median, medianRatio } from '../lib/statistics.mjs';

/** As browsers ask. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br' };
const REACH = 0.5;
/** Longer answers are another matter: the network card's, not the server's. */
const REACH_BYTES = 20_000;

/** Finished answers from the gateway's memory against a bare node:http server that sends the same bytes. */
export async function hotReads({ product, load, options, size }) {
  const listing = await anyListing(product.url);
  const reads = [
    ['/api/properties', '/api/properties?adType=sale'],
    ['/api/properties, filtered', '/api/properties?adType=rent&type=Apartment&bedrooms=2&sort=price-asc'],
    ['/allprosale, one page', '/allprosale?page=1'],
    ['/api/suggestions', '/api/suggestions?q=mar'],
    ['HTML of /buy', '/buy'],
    ['HTML of a listing', `/${listing}`],
  ];
  const paths = reads.map(([, path]) => path);
  // The second answer is the kept one, in the encoding that is sent from then on.
  for (const path of paths) await fetch(product.url + path).then((response) => response.arrayBuffer());
  const bare = await startBare(product.url, paths, HEADERS);
  const rows = [];
  try {
    for (const [index, [name, path]] of reads.entries()) {
      const throughput = (url) => () =>
        load.throughput(url + path, { seconds: options.seconds, headers: HEADERS });
      const { ours, theirs } = await inTurns(options.rounds, {
        theirs: throughput(bare.url),
        ours: throughput(product.url),
      });
      rows.push({
        part: 'hot-reads',
        what: `${name} (${(bare.sizes[index] / 1000).toFixed(1)} kB)`,
        ...{ size, unit: 'requests/s', against: 'bare node:http', better: 'higher' },
        ...{ ours: median(ours), theirs: median(theirs), ratio: medianRatio(ours, theirs) },
        reach: bare.sizes[index] <= REACH_BYTES ? { ratioAtLeast: REACH } : undefined,
      });
    }
  } finally {
    await bare.stop();
  }
  return rows;
}

async function anyListing(url) {
  const { items } = await (await fetch(`${url}/api/properties?adType=sale&pageSize=1`)).json();
  return items[0].pagelink;
}
