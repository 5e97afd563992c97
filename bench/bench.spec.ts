import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const LIMIT_MS = 900_000;

interface Row {
  part: string;
  what: string;
  ours: number;
  against?: string;
  theirs?: number;
  ratio?: number;
}

const chromium = await findChromium();

describe('the bench in its quick mode', () => {
  let folder: string;
  let rows: Row[];
  let printed: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'manzil-bench-spec-'));
    const out = join(folder, 'results.json');
    const entry = fileURLToPath(new URL('run.mjs', import.meta.url));
    const { NODE_OPTIONS: _options, NODE_ENV: _env, ...env } = process.env;
    // Other suites may load the machine during this test, and one refused request fails the bench.
    const patient = ['--set', 'RPC_MIN_DEADLINE_MS=60000'];
    const { stdout } = await run(process.execPath, [entry, '--quick', ...patient, '--out', out], {
      env,
      timeout: LIMIT_MS,
    });
    printed = stdout;
    rows = (JSON.parse(await readFile(out, 'utf8')) as { results: Row[] }).results;
  }, LIMIT_MS);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each([
    'import',
    'cold-search',
    'engines',
    'suggestions',
    'map',
    'hot-reads',
    'pages',
    'managed-listings',
    'invalidation',
    'forms',
    'notices',
    'saved-searches',
    'leads-inbox',
    'slow-senders',
    'processes',
  ])('measures %s and prints it', (part) => {
    const found = rows.filter((row) => row.part === part);
    expect(found).not.toEqual([]);
    for (const { what } of found) expect(printed).toContain(what);
  });

  it.skipIf(chromium === undefined)('measures sections and the map where there is a browser', () => {
    expect(rows.filter(({ part }) => part === 'sections')).toHaveLength(4);
    expect(rows.filter(({ part }) => part === 'map-panning')).toHaveLength(3);
  });

  it('has a figure in every row, and a ratio where the row has a baseline', () => {
    expect(rows.filter(({ ours }) => !Number.isFinite(ours))).toEqual([]);
    const compared = rows.filter(({ against }) => against !== undefined);
    expect(compared.length).toBeGreaterThan(20);
    // On a loaded machine a round can end before its first response.
    expect(compared.filter(({ theirs, ratio }) => theirs === undefined || ratio === undefined)).toEqual([]);
  });

  it('measures that an import of the same feed writes no listing', () => {
    expect(rows.find(({ what }) => what === 'first: listings written')?.ours).toBe(300);
    expect(rows.find(({ what }) => what === '1 % changed: listings written')?.ours).toBe(3);
    expect(rows.find(({ what }) => what === 'unchanged: listings written')?.ours).toBe(0);
  });
});
