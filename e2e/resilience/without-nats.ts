import { waitFor } from '@manzil/testing/wait-for';
import { read, type Product } from './product.js';
import { readAll } from './site.js';

const OUTAGE_MS = 60_000;
const PAGES = 30;
/** A gateway that has lost NATS marks what it shows as stale after five seconds. */
const MARKED_AFTER_MS = 6_000;
const FRESH_WITHIN_MS = 2_000;

/**
 * Stops NATS for a minute. All that time, 30 pages that visitors have read are answered, marked as stale, and from two
 * seconds after it is back on they are fresh.
 * @throws Error with the pages for which that is not so
 */
export async function aMinuteWithoutNats(product: Product): Promise<void> {
  const [gateway] = product.gateways;
  const paths = await listingPages(gateway);
  await waitFor('30 pages to be stored', async () =>
    (await readAll(gateway, paths)).every(([, { status, cache }]) => status === 200 && cache === 'hit'),
  );
  await product.nats.pause();
  const began = performance.now();
  let rounds = 0;
  while (performance.now() - began < OUTAGE_MS) {
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
  const late = await Promise.all(paths.map((path) => freshAfter(gateway, path, back)));
  process.stderr.write(
    `soak: ${PAGES} pages answered ${rounds} times as stale in a minute without NATS, all fresh ` +
      `${Math.round(Math.max(...late))} ms after it was back\n`,
  );
  if (Math.max(...late) > FRESH_WITHIN_MS) throw new Error(`Stale for too long: ${late.join(', ')} ms`);
  await product.ready();
}

async function listingPages(gateway: string): Promise<string[]> {
  const lists = await Promise.all(
    ['sale', 'rent'].map((adType) => read(`${gateway}/api/properties?adType=${adType}&pageSize=48`)),
  );
  const items = lists.flatMap(({ text }) => (JSON.parse(text) as { items: { pagelink: string }[] }).items);
  const paths = items.slice(0, PAGES).map(({ pagelink }) => `/${pagelink}`);
  if (paths.length < PAGES) throw new Error(`There are only ${paths.length} listings`);
  return paths;
}

/** Returns how many milliseconds after `since` the page is answered fresh. */
async function freshAfter(gateway: string, path: string, since: number): Promise<number> {
  await waitFor(
    `${path} to be fresh`,
    async () => {
      const { status, cache } = await read(gateway + path);
      return status === 200 && cache !== 'stale';
    },
    { timeoutMs: 60_000, everyMs: 100 },
  );
  return performance.now() - since;
}

const describe = (answers: Awaited<ReturnType<typeof readAll>>): string =>
  answers.map(([path, { status, cache }]) => `${path}: ${status} ${cache ?? ''}`).join(', ');
