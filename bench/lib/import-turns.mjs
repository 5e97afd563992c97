import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '@manzil/local-servers/ports';
import { createDatabase } from '@manzil/testing/postgres';
import { openMessaging } from '../../scripts/lib/messaging.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { logProgress } from '../../scripts/lib/progress.mjs';
import { startProcess } from './child.mjs';
import { computingOfAll } from './computing.mjs';
import { openImports } from './imports.mjs';
import { inTurns, median, medianRatio } from './statistics.mjs';

/**
 * Imports a feed into empty catalogues, alternating between this build and the one in the folder `before`. Returns
 * the median CPU time of each in seconds, including PostgreSQL and NATS, and the median ratio. Undefined where the
 * CPU time is unknown.
 */
export async function importInTurns(product, { feed, before, rounds }) {
  if (computingOfAll([]) === undefined) return undefined;
  const { now, former } = await inTurns(rounds, {
    now: () => computingOfImport(product, root, feed),
    former: () => computingOfImport(product, resolve(before), feed),
  });
  return { now: median(now), former: median(former), ratio: medianRatio(now, former) };
}

async function computingOfImport(product, build, feed) {
  // The product's own processes are idle, and would bring the ratio nearer to 1.
  const idle = [...product.processes.values()].map(({ pid }) => pid);
  const folder = mkdtempSync(join(product.folder, 'turn-'));
  const logFolder = join(folder, 'logs');
  mkdirSync(logFolder);
  const nats = await openMessaging(folder);
  const database = await createDatabase(product.postgresUrl);
  const opsPort = await freePort();
  const listings = await startProcess({
    name: 'listings',
    logFolder,
    flags: [],
    entry: join(build, 'services/listings/dist/main.js'),
    env: {
      ...nats.environmentOf('listings'),
      NATS_URL: nats.url,
      LISTINGS_DATABASE_URL: database.url,
      FEED_URL: undefined,
      FEED_FOLDERS: product.folder,
      OPS_PORT: String(opsPort),
    },
    readyUrl: `http://127.0.0.1:${opsPort}/health/ready`,
  });
  const imports = await openImports({
    folder,
    natsUrl: nats.url,
    processes: new Map([['listings', listings]]),
  });
  try {
    const begun = computingOfAll(idle);
    await imports.importFeed(feed);
    const seconds = computingOfAll(idle) - begun;
    logProgress(`imported by ${build}: ${seconds.toFixed(1)} s of processor time`);
    return seconds;
  } finally {
    await imports.close();
    await listings.stop();
    await nats.stop();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}
