import { join } from 'node:path';
import { writeCatalogueFeed } from '../lib/catalogue-feed.mjs';
import { importInTurns } from '../lib/import-turns.mjs';
import { openImports } from '../lib/imports.mjs';
import { openListingsDatabase } from '../lib/listings-database.mjs';
import { baselineRequests } from '../lib/options.mjs';
import { logProgress } from '../../scripts/lib/progress.mjs';
import { median } from '../lib/statistics.mjs';

const REACH_UNCHANGED = 0.2;
const REACH_PEAK_MB = 300;
/** Target ratio of the CPU time to that of the previous build. */
const REACH_BEFORE = 1.1;

/**
 * Fills the catalogue, which all other parts need, and imports it twice more: unchanged, and with one price in a hundred
 * changed. The baseline is COPY of the same rows into a table with the same indexes.
 */
export async function importAndFill({ product, options, size }) {
  const feed = join(product.folder, 'feed.xml');
  const changedFeed = join(product.folder, 'changed.xml');
  await writeCatalogueFeed(feed, size);
  await writeCatalogueFeed(changedFeed, size, { changed: true });
  const imports = await openImports(product);
  const database = await openListingsDatabase(product);
  try {
    const measure = async (name, file) => {
      const before = await database.position();
      const run = await imports.importFeed(file);
      await database.settled();
      logProgress(`imported (${name}) in ${run.seconds.toFixed(1)} s`);
      return { name, ...run, written: await database.writtenSince(before) };
    };
    const first = await measure('first', feed);
    await database.vacuum();
    if (!options.parts.includes('import')) return [];
    const unchanged = await measure('unchanged', feed);
    const changed = await measure('1 % changed', changedFeed);
    const copies = [];
    // The server may write to its own folder.
    const copyFile = join(product.folder, 'postgres', 'property.copy');
    for (let round = 0; round < baselineRequests(Math.min(options.rounds, 4), size); round += 1)
      copies.push(await database.copySeconds(copyFile));
    await database.vacuum();
    const rows = rowsOf({ first, unchanged, changed, copy: median(copies), size });
    return options.before === undefined
      ? rows
      : [...rows, ...(await rowsInTurns({ product, options, size, feed }))];
  } finally {
    await database.close();
    await imports.close();
  }
}

async function rowsInTurns({ product, options: { before, rounds }, size, feed }) {
  // More rounds than other parts have, because an import is a single measurement.
  const turns = await importInTurns(product, { feed, before, rounds: 2 * rounds - 1 });
  if (turns === undefined) return [];
  const { now, former, ratio } = turns;
  const figures = { unit: 's', ours: now, theirs: former, ratio, better: 'lower' };
  const reach = { ratioAtMost: REACH_BEFORE };
  return [{ part: 'import', what: 'first: computing', size, against: 'the build before', ...figures, reach }];
}

function rowsOf({ first, unchanged, changed, copy, size }) {
  const row = (what, unit, ours, rest = {}) => ({
    part: 'import',
    what,
    size,
    unit,
    ours,
    better: 'lower',
    ...rest,
  });
  const against = (name, theirs, run) => ({ against: name, theirs, ratio: run.seconds / theirs });
  const rows = [row('first', 's', first.seconds, against('COPY', copy, first))];
  rows.push(
    row('unchanged', 's', unchanged.seconds, {
      ...against('first', first.seconds, unchanged),
      reach: size >= 10_000 ? { ratioAtMost: REACH_UNCHANGED } : undefined,
    }),
    row('1 % changed', 's', changed.seconds, against('first', first.seconds, changed)),
  );
  for (const run of [first, unchanged, changed]) {
    const { listings, journal, messages } = run.written;
    const reach = run === unchanged ? { oursAtMost: 0 } : undefined;
    rows.push(row(`${run.name}: listings written`, 'rows', listings, { reach }));
    rows.push(row(`${run.name}: journal written`, 'rows', journal, { reach }));
    rows.push(row(`${run.name}: messages sent`, 'rows', messages));
    if (run.peak !== undefined)
      rows.push(
        row(`${run.name}: worker's peak`, 'MB', run.peak / 1e6, { reach: { oursAtMost: REACH_PEAK_MB } }),
      );
  }
  return rows;
}
