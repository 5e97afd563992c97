import { startBare } from '../lib/bare.mjs';
import { inTurns, median, medianRatio } from '../lib/statistics.mjs';

/** Request headers of a browser. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br' };
const REACH = 0.5;
/** Longer responses are skipped, because they measure the network instead of the server. */
const REACH_BYTES = 20_000;

/** Allowed loss of a page in another language against the English one. */
const LANGUAGE_REACH = 0.95;

/** Measures cached responses of the gateway. */
export async function hotReads(run) {
  const listing = await anyListing(run.product.url);
  return [...(await againstBare(run, listing)), ...(await againstEnglish(run, listing))];
}

/** Measures pages in Arabic against the same pages in English, both from the cache of the gateway. */
async function againstEnglish({ product, load, options, size }, listing) {
  const rows = [];
  for (const path of ['/buy', `/${listing}`]) {
    const throughput = (url) => async () => {
      await fetch(url, { headers: HEADERS }).then((response) => response.arrayBuffer());
      return load.throughput(url, {
        seconds: options.seconds,
        headers: HEADERS,
        pid: product.processes.get('gateway').pid,
      });
    };
    const { ours, theirs } = await inTurns(options.rounds, {
      theirs: throughput(product.url + path),
      ours: throughput(`${product.url}/ar${path}`),
    });
    const name = path === '/buy' ? 'HTML of /ar/buy' : 'HTML of a listing in Arabic';
    const row = (what, figure, rest) => {
      const [arabic, english] = [ours, theirs].map((rounds) => rounds.map((each) => each[figure]));
      if (arabic.includes(undefined)) return [];
      const figures = { ours: median(arabic), theirs: median(english), ratio: medianRatio(arabic, english) };
      return [{ part: 'hot-reads', what, size, against: 'the English page', ...figures, ...rest }];
    };
    rows.push(
      ...row(name, 'perSecond', {
        unit: 'requests/s',
        better: 'higher',
        reach: { ratioAtLeast: LANGUAGE_REACH },
      }),
      ...row(`${name}: computing`, 'microseconds', {
        unit: 'µs/request',
        better: 'lower',
        reach: { ratioAtMost: 1 / LANGUAGE_REACH },
      }),
    );
  }
  return rows;
}

/** Measures cached responses of the gateway against a bare node:http server that sends the same bytes. */
async function againstBare({ product, load, options, size }, listing) {
  const reads = [
    ['/api/properties', '/api/properties?adType=sale'],
    ['/api/properties, filtered', '/api/properties?adType=rent&type=Apartment&bedrooms=2&sort=price-asc'],
    ['/allprosale, one page', '/allprosale?page=1'],
    ['/api/suggestions', '/api/suggestions?q=mar'],
    ['HTML of /buy', '/buy'],
    ['HTML of a listing', `/${listing}`],
  ];
  const paths = reads.map(([, path]) => path);
  // The second response is cached, in the encoding that all later ones have.
  for (const path of paths) await fetch(product.url + path).then((response) => response.arrayBuffer());
  const bare = await startBare(product.url, paths, HEADERS);
  const rows = [];
  try {
    for (const [index, [name, path]] of reads.entries()) {
      const throughput = (url, pid) => () =>
        load.throughput(url + path, { seconds: options.seconds, headers: HEADERS, pid });
      const { ours, theirs } = await inTurns(options.rounds, {
        theirs: throughput(bare.url, bare.pid),
        ours: throughput(product.url, product.processes.get('gateway').pid),
      });
      const row = (what, figure, rest) => {
        const [mine, others] = [ours, theirs].map((rounds) => rounds.map((each) => each[figure]));
        if (mine.includes(undefined)) return [];
        const figures = { ours: median(mine), theirs: median(others), ratio: medianRatio(mine, others) };
        return [{ part: 'hot-reads', what, size, against: 'bare node:http', ...figures, ...rest }];
      };
      const isShort = bare.sizes[index] <= REACH_BYTES;
      rows.push(
        ...row(`${name} (${(bare.sizes[index] / 1000).toFixed(1)} kB)`, 'perSecond', {
          ...{ unit: 'requests/s', better: 'higher' },
          reach: isShort ? { ratioAtLeast: REACH } : undefined,
        }),
        ...row(`${name}: computing`, 'microseconds', {
          ...{ unit: 'µs/request', better: 'lower' },
          reach: isShort ? { ratioAtMost: 1 / REACH } : undefined,
        }),
      );
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
