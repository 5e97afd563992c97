import { gzipSync } from 'node:zlib';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getProperty, listImportRuns, requestImport, searchProperties } from '@manzil/contracts/listings/rpc';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { FactWatcher } from '@manzil/service-kit/ephemeral-facts';
import { waitFor } from '@manzil/testing/wait-for';
import { feedXml, startFeedServer } from './feed-server.js';
import { endOfRun } from './import-runs.js';
import { startListingsStack, type ListingsStack } from './listings-stack.js';

describe('an import', () => {
  let stack: ListingsStack;
  let body: Buffer | string;
  let feed: Awaited<ReturnType<typeof startFeedServer>>;

  beforeAll(async () => {
    stack = await startListingsStack();
    feed = await startFeedServer((response) => response.end(body));
  });
  afterAll(async () => {
    await feed.stop();
    await stack.stop();
  });
  beforeEach(async () => {
    await stack.dataSource.query(
      'TRUNCATE property, import_run, import_stage, import_change, import_problem, import_held_stage',
    );
  });

  const importNow = async (
    content: Buffer | string,
    options: { dryRun?: boolean; location?: string; trigger?: string; source?: string } = {},
  ): Promise<ImportRun> => {
    body = content;
    const { run } = await stack.client.ask(requestImport, {
      trigger: 'test',
      location: feed.url,
      ...options,
    });
    return endOfRun(stack.client, run.id);
  };
  const rows = (): Promise<
    { source_reference: string; xmin: string; withdrawn: boolean; pagelink: string }[]
  > =>
    stack.dataSource.query(
      'SELECT source_reference, xmin::text, withdrawn_at IS NOT NULL AS withdrawn, pagelink FROM property ORDER BY 1',
    );

  it('of the same feed twice writes no row the second time', async () => {
    const xml = feedXml([{ reference: 'A-1' }, { reference: 'A-2' }, { reference: 'A-3' }]);
    expect((await importNow(xml)).counts).toMatchObject({ read: 3, added: 3, unchanged: 0 });
    const before = await rows();
    expect((await importNow(xml)).counts).toMatchObject({
      read: 3,
      added: 0,
      changed: 0,
      unchanged: 3,
      withdrawn: 0,
    });
    expect(await rows()).toEqual(before);
  });

  it('writes only what changed, withdraws what is missing twice, and takes it back under the same link', async () => {
    await importNow(feedXml([{ reference: 'B-1' }, { reference: 'B-2' }]));
    const before = await rows();
    const second = await importNow(feedXml([{ reference: 'B-1', price: 900_000 }]));
    expect(second.counts).toMatchObject({ added: 0, changed: 1, missing: 1, withdrawn: 0 });
    expect((await rows()).map(({ withdrawn }) => withdrawn)).toEqual([false, false]);
    const again = await importNow(feedXml([{ reference: 'B-1', price: 900_000 }]));
    expect(again.counts).toMatchObject({ added: 0, changed: 0, missing: 0, withdrawn: 1 });
    expect((await rows()).map(({ withdrawn }) => withdrawn)).toEqual([false, true]);
    const third = await importNow(feedXml([{ reference: 'B-1', price: 900_000 }, { reference: 'B-2' }]));
    expect(third.counts).toMatchObject({ added: 1, changed: 0, unchanged: 1, withdrawn: 0 });
    expect((await rows()).map(({ pagelink }) => pagelink)).toEqual(before.map(({ pagelink }) => pagelink));
  });

  it('tells one fact for each change, and none for what stayed the same', async () => {
    const facts: string[] = [];
    const watcher = new FactWatcher(stack.link, {
      onFact: (subject) => facts.push(subject),
      onGap: () => (facts.length = 0),
    });
    await waitFor('the watcher', async () => {
      await importNow(feedXml([{ reference: `W-${Date.now()}` }]));
      return facts.length > 0;
    });
    const two = feedXml([{ reference: 'C-1' }, { reference: 'C-2' }]);
    await importNow(two);
    // What the earlier imports brought is withdrawn by the second one.
    await importNow(two);
    await waitFor(
      'the earlier facts',
      () => facts.filter((subject) => subject.includes('import-finished')).length >= 3,
    );
    facts.length = 0;
    await importNow(feedXml([{ reference: 'C-1' }]));
    await importNow(feedXml([{ reference: 'C-1', price: 5 }, { reference: 'C-3' }]));
    await waitFor(
      'the end of the run',
      () => facts.filter((subject) => subject.includes('import-finished')).length === 2,
    );
    expect(facts.sort()).toEqual([
      'evt.listings.import-finished.v1',
      'evt.listings.import-finished.v1',
      'evt.listings.property-changed.v1',
      'evt.listings.property-published.v1',
      'evt.listings.property-withdrawn.v1',
    ]);
    await watcher.stop();
  });

  it('reports a bad record with line, reference, field and reason, and takes the rest', async () => {
    const xml = feedXml([{ reference: 'D-1' }, { reference: 'D-2', adType: 'Swap' }, { reference: 'D-3' }]);
    const run = await importNow(xml);
    expect(run).toMatchObject({ state: 'done', counts: { read: 3, added: 2, rejected: 1 } });
    expect(run.problems).toContainEqual({
      line: 2,
      reference: 'D-2',
      field: 'ad_type',
      reason: '"Swap" is neither sale nor rent',
      severity: 'rejected',
    });
  });

  it('does not withdraw a listing whose record is there but cannot be read', async () => {
    await importNow(feedXml([{ reference: 'E-1' }, { reference: 'E-2' }]));
    const run = await importNow(feedXml([{ reference: 'E-1' }, { reference: 'E-2', adType: 'Swap' }]));
    expect(run.counts).toMatchObject({ withdrawn: 0, missing: 0, rejected: 1 });
  });

  it('counts the first of two records with one reference and reports the other', async () => {
    const run = await importNow(
      feedXml([
        { reference: 'F-1', price: 10 },
        { reference: 'F-1', price: 20 },
      ]),
    );
    expect(run).toMatchObject({
      counts: { added: 1, rejected: 1 },
      problems: [{ reference: 'F-1', field: 'reference' }],
    });
    const { items } = await stack.client.ask(searchProperties, { adType: 'sale' });
    expect(items[0]?.price).toBe(10);
  });

  it.each([
    ['empty', ''],
    ['truncated', feedXml([{ reference: 'G-1' }, { reference: 'G-2' }]).slice(0, 500)],
    ['without listings', '<Listings></Listings>'],
    ['with an entity bomb', '<!DOCTYPE x [<!ENTITY a "b">]><Listings>&a;</Listings>'],
    ['of broken gzip', gzipSync(feedXml([{ reference: 'G-1' }])).subarray(0, 60)],
  ])('of a feed that is %s is quarantined and changes nothing', async (_name, content) => {
    await importNow(feedXml([{ reference: 'G-1' }, { reference: 'G-2' }]));
    const before = await rows();
    const run = await importNow(content);
    expect(run).toMatchObject({ state: 'quarantined', approvable: false });
    expect(run.error).toBeTruthy();
    expect(await rows()).toEqual(before);
  });

  it('reads gzip', async () => {
    expect((await importNow(gzipSync(feedXml([{ reference: 'H-1' }])))).counts.added).toBe(1);
  });

  it('that is dry counts and changes nothing', async () => {
    const run = await importNow(feedXml([{ reference: 'I-1' }]), { dryRun: true });
    expect(run).toMatchObject({ state: 'done', counts: { added: 1 } });
    expect(await rows()).toEqual([]);
  });

  it.each([
    'http://127.0.0.2:9/feed',
    'http://localhost:9/feed',
    'http://[::1]:9/feed',
    'http://169.254.169.254/latest',
  ])('from the private address %s is refused', async (location) => {
    const run = await importNow('', { location });
    expect(run).toMatchObject({ state: 'failed', error: expect.stringContaining('private network') });
  });

  it('refuses an address that is none of http, https and file', async () => {
    await expect(
      stack.client.ask(requestImport, { trigger: 'test', location: 'ftp://feeds.example/x' }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('asked for twice at once is one run', async () => {
    body = feedXml([{ reference: 'J-1' }]);
    const ask = () => stack.client.ask(requestImport, { trigger: 'test', location: feed.url });
    const asked = await Promise.all([ask(), ask(), ask()]);
    expect(asked.filter(({ joined }) => !joined)).toHaveLength(1);
    expect(new Set(asked.map(({ run }) => run.id)).size).toBe(1);
    await endOfRun(stack.client, asked[0].run.id);
  });

  it('shows a listing under its link', async () => {
    await importNow(feedXml([{ reference: 'K/1', title: 'Two-bed &lt;b&gt;corner&lt;/b&gt;' }]));
    const [row] = await rows();
    expect(row?.pagelink).toBe('two-bed-corner-k-1');
    expect(await stack.client.ask(getProperty, { pagelink: row?.pagelink ?? '' })).toMatchObject({
      title: 'Two-bed corner',
    });
  });

  it('gives every listing a link of its own, which stays when its title changes', async () => {
    await importNow(
      feedXml([
        { reference: 'L/1', title: 'Same' },
        { reference: 'L-1', title: 'Same' },
        { reference: 'l1', title: '\u0634\u0642\u0629' },
        { reference: '\u0661', title: 'Sell' },
      ]),
    );
    const links = new Map(
      (await rows()).map(({ source_reference, pagelink }) => [source_reference, pagelink]),
    );
    expect(links.get('L/1')).toBe('same-l-1');
    expect(links.get('L-1')).toMatch(/^same-l-1-[0-9a-f]{10}$/);
    expect(links.get('l1')).toBe('tower-l1-l1');
    expect(links.get('\u0661')).toMatch(/^sell-[0-9a-f]{8}$/);
    await importNow(
      feedXml([
        { reference: 'L/1', title: 'Renamed' },
        { reference: 'L-2', title: 'Renamed' },
      ]),
    );
    const after = new Map(
      (await rows()).map(({ source_reference, pagelink }) => [source_reference, pagelink]),
    );
    expect([after.get('L/1'), after.get('L-2')]).toEqual(['same-l-1', 'renamed-l-2']);
  });

  it('touches nothing of another source', async () => {
    await importNow(feedXml([{ reference: 'M-1' }]));
    const other = await importNow(feedXml([{ reference: 'M-2' }]), { source: 'partner' });
    expect(other).toMatchObject({ source: 'partner', counts: { added: 1, withdrawn: 0 } });
    expect((await rows()).map(({ withdrawn }) => withdrawn)).toEqual([false, false]);
  });

  it('reads a file for an operator at a shell and for nobody else', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'manzil-import-'));
    await writeFile(join(folder, 'feed.xml'), feedXml([{ reference: 'P-1' }]));
    const location = pathToFileURL(join(folder, 'feed.xml')).href;
    expect((await importNow('', { location, trigger: 'cli' })).counts.added).toBe(1);
    await expect(importNow('', { location, trigger: 'admin' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await rm(folder, { recursive: true });
  });

  it('keeps the key in its address to itself', async () => {
    const { run } = await stack.client.ask(requestImport, {
      trigger: 'test',
      location: `${feed.url.replace('//', '//agency:secret@')}?key=secret`,
    });
    const ended = await endOfRun(stack.client, run.id);
    const listed = await stack.client.ask(listImportRuns, {});
    expect(ended.location).toBe(feed.url);
    expect(JSON.stringify([run, ended, listed])).not.toContain('secret');
  });

  it('counts ten thousand repetitions of one record, shows 200 of the reports and lets none in', async () => {
    const run = await importNow(feedXml(Array.from({ length: 10_001 }, () => ({ reference: 'Q-1' }))));
    expect(run).toMatchObject({
      state: 'quarantined',
      error: expect.stringContaining('repeat an earlier one'),
      counts: { read: 10_001, added: 1, rejected: 10_000, duplicates: 10_000 },
      problemCount: 10_000,
    });
    expect(run.problems).toHaveLength(200);
  });

  it('tells in dry what it then does for real', async () => {
    await importNow(feedXml([{ reference: 'R-1' }, { reference: 'R-2' }, { reference: 'R-3' }]));
    const next = feedXml([{ reference: 'R-1' }, { reference: 'R-2', price: 7 }, { reference: 'R-4' }]);
    const dry = await importNow(next, { dryRun: true });
    expect(dry.counts).toMatchObject({
      read: 3,
      added: 1,
      changed: 1,
      unchanged: 1,
      missing: 1,
      rejected: 0,
    });
    expect((await importNow(next)).counts).toEqual(dry.counts);
  });
});
