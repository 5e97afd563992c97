import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../scripts/lib/paths.mjs';
import { StartError } from '../../scripts/lib/progress.mjs';

const USAGE = `Usage: npm run bench -- [options]
  --full            1,000,000 listings as well
  --quick           300 listings and short rounds: shows that the bench works, measures nothing
  --sizes 10k,100k  other numbers of listings
  --parts a,b       only some parts: import, cold-search, engines, suggestions, map, map-panning,
                    hot-reads, pages, managed-listings, sections, invalidation, forms, notices,
                    saved-searches, leads-inbox, slow-senders, processes
  --before <dir>    the built checkout of an earlier commit: import also measures this build against it
  --out <file>      where the results go; by default a file of today in bench/results
  --set NAME=value  a setting for the product's processes (repeatable), such as READ_CACHE_MB=16
  --profile <dir>   a CPU profile of each process of the product, written when it ends`;

const PARTS = [
  'import',
  'cold-search',
  'engines',
  'suggestions',
  'map',
  'map-panning',
  'hot-reads',
  'pages',
  'managed-listings',
  'sections',
  'invalidation',
  'forms',
  'notices',
  'saved-searches',
  'leads-inbox',
  'slow-senders',
  'processes',
];

/** Duration of the measurements. Rounds alternate between the product and its baselines. */
const THOROUGH = {
  rounds: 3,
  seconds: 2,
  // Enough requests for both to run compiled code, as in service.
  warming: 200,
  searches: 100,
  keystrokes: 150,
  pages: 60,
  starts: 3,
  startedProcesses: Infinity,
  cachedListings: 30,
  savedSearches: 50_000,
  formSeconds: 30,
  importedRows: 500,
  noticeSeconds: 60,
  waitingAlerts: 20_000,
  fewContacts: 1_000,
  contacts: 100_000,
  inboxReads: 300,
  sections: Infinity,
  mapPlaces: Infinity,
  drags: Infinity,
  slowSockets: 5_000,
};
const QUICK = {
  rounds: 1,
  seconds: 0.1,
  warming: 1,
  searches: 2,
  keystrokes: 4,
  pages: 2,
  starts: 1,
  startedProcesses: 1,
  cachedListings: 2,
  savedSearches: 20,
  formSeconds: 0.1,
  importedRows: 10,
  noticeSeconds: 0.1,
  waitingAlerts: 3,
  fewContacts: 10,
  contacts: 20,
  inboxReads: 2,
  sections: 1,
  mapPlaces: 1,
  drags: 1,
  slowSockets: 5,
};

const LARGE = 1_000_000;

/** Returns the number of requests to baselines: a quarter at large sizes, where their responses take seconds. */
export const baselineRequests = (requests, size) => (size >= LARGE ? Math.ceil(requests / 4) : requests);

export function readOptions(argv) {
  const { values } = parseArgs({
    args: argv,
    options: {
      full: { type: 'boolean' },
      quick: { type: 'boolean' },
      sizes: { type: 'string' },
      parts: { type: 'string' },
      before: { type: 'string' },
      out: { type: 'string' },
      set: { type: 'string', multiple: true },
      profile: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) throw new StartError(USAGE);
  const sizes = values.sizes?.split(',').map(toNumber) ?? usualSizes(values);
  const parts = values.parts?.split(',') ?? PARTS;
  const unknown = parts.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0) throw new StartError(`No such part: ${unknown.join(', ')}\n${USAGE}`);
  return {
    sizes,
    parts,
    before: values.before,
    out: values.out ?? join(root, 'bench/results', `${today()}-${sizes.map(shortSize).join('-')}.json`),
    flags: values.profile ? ['--cpu-prof', `--cpu-prof-dir=${resolve(values.profile)}`] : [],
    settings: Object.fromEntries((values.set ?? []).map(splitSetting)),
    ...(values.quick ? QUICK : THOROUGH),
  };
}

const usualSizes = ({ quick, full }) =>
  quick ? [300] : full ? [10_000, 100_000, 1_000_000] : [10_000, 100_000];

function toNumber(text) {
  const [, digits, unit] = /^(\d+)([km]?)$/i.exec(text.trim()) ?? [];
  const size = Number(digits) * { '': 1, k: 1_000, m: 1_000_000 }[unit?.toLowerCase() ?? ''];
  if (!Number.isInteger(size) || size < 300)
    throw new StartError(`${text} is not a number of listings from 300 on`);
  return size;
}

function splitSetting(text) {
  const at = text.indexOf('=');
  if (at < 1) throw new StartError(`--set ${text} is not NAME=value`);
  return [text.slice(0, at), text.slice(at + 1)];
}

export function shortSize(size) {
  if (size >= 1_000_000) return `${size / 1_000_000}M`;
  return size >= 1_000 ? `${size / 1_000}k` : String(size);
}

const today = () => new Date().toISOString().slice(0, 10);
