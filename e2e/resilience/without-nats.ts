import { waitFor } from '@manzil/testing/wait-for';
import { read, type Product } from './product.js';
import { readAll, warm } from './site.js';

const PAGES = 30;
/** A gateway that has lost NATS marks its responses as stale after five seconds; with a margin of one second. */
const MARKED_AFTER_MS = 6_000;

/**
 * Stops NATS for `outageMs`, during which 30 cached pages must be served as stale. Returns the pages that are
 * still stale in requests sent after every process was ready again; before that, some cannot be rendered.
 * @throws Error with the pages that fail or are not marked as stale
 */
export async function pagesWithoutNats(product: Product, outageMs: number): Promise<string[]> {
  const [gateway] = product.gateways;
  const paths = await listingPages(gateway);
  // A first response may not be cached: a change that arrives while it is rendered prevents that.
  await warm(gateway, paths);
  await product.nats.pause();
  const began = performance.now();
  let rounds = 0;
  while (performance.now() - began < outageMs) {
    const isMarked = performance.now() - began > MARKED_AFTER_MS;
    const answers = await readAll(gateway, paths);
    const wrong = answers.filter(
      ([, { status, cache }]) => status !== 200 || (isMarked && cache !== 'stale'),
    );
    if (wrong.length > 0) throw new Error(`Without NATS: ${describe(wrong)}`);
    rounds += 1;
  }
  await product.nats.resume();
  const back = performance.now();
  const ready = product.ready().then(() => performance.now());
  const [connected, ...stale] = await Promise.all([
    connectedAgain(product),
    ...paths.map((path) => lastStale(gateway, path)),
  ]);
  const afterIt = (time: number): string => `${Math.max(0, Math.round(time - back))} ms`;
  const readyAt = await ready;
  process.stderr.write(
    `${PAGES} pages answered ${rounds} times in ${outageMs / 1000} s without NATS; the gateway was connected ` +
      `${afterIt(connected)} and every process ready ${afterIt(readyAt)} after it, the last request answered as stale was sent ${afterIt(Math.max(...stale))} ` +
      `after it, and all were fresh ${afterIt(performance.now())} after it\n`,
  );
  return paths.filter((_path, index) => (stale[index] ?? 0) > readyAt);
}

/** Returns the time at which the first gateway reports that it is ready. */
async function connectedAgain(product: Product): Promise<number> {
  const url = `${product.opsUrl('gateway')}/health/ready`;
  await waitFor('the gateway to be connected again', async () => (await fetch(url)).ok, {
    timeoutMs: 60_000,
    everyMs: 20,
  });
  return performance.now();
}

async function listingPages(gateway: string): Promise<string[]> {
  // Under load a request can be refused just after a restart.
  const lists = await waitFor('the lists of listings', async () => {
    const answers = await Promise.all(
      ['sale', 'rent'].map((adType) => read(`${gateway}/api/properties?adType=${adType}&pageSize=48`)),
    );
    return answers.every(({ status }) => status === 200) ? answers : undefined;
  });
  const items = lists.flatMap(({ text }) => (JSON.parse(text) as { items: { pagelink: string }[] }).items);
  const paths = items.slice(0, PAGES).map(({ pagelink }) => `/${pagelink}`);
  if (paths.length < PAGES) throw new Error(`There are only ${paths.length} listings`);
  return paths;
}

/** Reads the page until it is fresh; returns the time of the last request with a stale response. */
async function lastStale(gateway: string, path: string): Promise<number> {
  let last = 0;
  await waitFor(
    `${path} to be fresh`,
    async () => {
      const sent = performance.now();
      const { status, cache } = await read(gateway + path);
      if (status === 200 && cache !== 'stale') return true;
      last = sent;
      return false;
    },
    { timeoutMs: 60_000, everyMs: 100 },
  );
  return last;
}

const describe = (answers: Awaited<ReturnType<typeof readAll>>): string =>
  answers.map(([path, { status, cache }]) => `${path}: ${status} ${cache ?? ''}`).join(', ');
