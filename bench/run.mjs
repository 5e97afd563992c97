/** `npm run bench`: see bench/README.md. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { prepare } from '../scripts/lib/prepare.mjs';
import { readOptions, shortSize } from './lib/options.mjs';
import { logProgress, StartError } from '../scripts/lib/progress.mjs';

let stop = async () => {};

async function main() {
  const options = readOptions(process.argv.slice(2));
  await prepare();
  // Imported after its dependencies are installed and built.
  const { describeMachine } = await import('./lib/machine.mjs');
  const { growth } = await import('./lib/across-sizes.mjs');
  const { isReached, table } = await import('./lib/table.mjs');
  const machine = describeMachine();
  const { rounds, seconds } = options;
  mkdirSync(dirname(options.out), { recursive: true });
  const measured = [];
  // Written after each size, because the next one may take most of an hour.
  for (const [index, size] of options.sizes.entries()) {
    measured.push(...(await measure(size, options)));
    const rows = [...measured, ...growth(measured)];
    const results = rows.map((row) => ({ ...row, reached: isReached(row) }));
    const sizes = options.sizes.slice(0, index + 1);
    writeFileSync(options.out, `${JSON.stringify({ machine, sizes, rounds, seconds, results }, null, 2)}\n`);
  }
  process.stdout.write(`\n${table([...measured, ...growth(measured)])}\n`);
  process.stdout.write(`\nWritten to ${options.out}\n`);
}

async function measure(size, options) {
  const { startProduct } = await import('./lib/product.mjs');
  const { startLoad } = await import('./lib/load.mjs');
  logProgress(`${shortSize(size)} listings: starting the product …`);
  const product = await startProduct(options);
  const load = startLoad();
  stop = async () => {
    await load.stop();
    await product.stop();
  };
  const rows = [];
  try {
    for (const [name, part] of await parts()) {
      // The import fills the catalogue for all others.
      if (name !== 'import' && !options.parts.includes(name)) continue;
      logProgress(`${shortSize(size)} listings: ${name} …`);
      rows.push(...(await part({ product, load, options, size })));
    }
  } finally {
    await stop();
  }
  return rows;
}

const parts = async () => [
  ['import', (await import('./parts/import.mjs')).importAndFill],
  ['cold-search', (await import('./parts/cold-search.mjs')).coldSearch],
  ['engines', (await import('./parts/engines.mjs')).engines],
  ['map', (await import('./parts/map.mjs')).map],
  ['map-panning', (await import('./parts/map-panning.mjs')).mapPanning],
  ['suggestions', (await import('./parts/suggestions.mjs')).suggestions],
  ['hot-reads', (await import('./parts/hot-reads.mjs')).hotReads],
  ['pages', (await import('./parts/pages.mjs')).pages],
  ['managed-listings', (await import('./parts/managed-listings.mjs')).managedListings],
  ['sections', (await import('./parts/sections.mjs')).sections],
  ['invalidation', (await import('./parts/invalidation.mjs')).invalidation],
  ['forms', (await import('./parts/forms.mjs')).forms],
  ['notices', (await import('./parts/notices.mjs')).notices],
  ['saved-searches', (await import('./parts/saved-searches.mjs')).savedSearches],
  ['leads-inbox', (await import('./parts/leads-inbox.mjs')).leadsInbox],
  ['slow-senders', (await import('./parts/slow-senders.mjs')).slowSenders],
  ['processes', (await import('./parts/processes.mjs')).processes],
];

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    void stop().finally(() => process.exit(1));
  });
try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : error.stack}\n`);
  process.exitCode = 1;
}
