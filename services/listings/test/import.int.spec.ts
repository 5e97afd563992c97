import { gzipSync } from 'node:zlib';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listImportRuns } from '@manzil/contracts/http/import-runs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_CHANGES, propertiesChanged } from '@manzil/contracts/listings/events';
import { getProperty, searchProperties } from '@manzil/contracts/listings/property-rpc';
import { requestImport, requestOperatorImport } from '@manzil/contracts/listings/import-rpc';
import type { ImportRun } from '@manzil/contracts/listings/import-run';
import { waitFor } from '@manzil/testing/wait-for';
import { watchSubject } from '@manzil/testing/watch-subject';
import type { z } from 'zod';
import { feedXml, startFeedServer } from './feed-server.js';
import { endOfRun } from './import-runs.js';
import { startListingsStack, type ListingsStack } from './listings-stack.js';

const temporaryFolder = () => mkdtemp(join(tmpdir(), 'manzil-import-'));

describe('an import', () => {
  let stack: ListingsStack;
  let body: Buffer | string;
  let feed: Awaited<ReturnType<typeof startFeedServer>>;
  let files: { folder: string; outside: string };

  beforeAll(async () => {
    const [folder, outside] = await Promise.all([temporaryFolder(), temporaryFolder()]);
    files = { folder, outside };
    stack = await startListingsStack({ FEED_FOLDERS: [folder] });
    feed = await startFeedServer((response) => response.end(body));
  });
  afterAll(async () => {
    await feed.stop();
    await stack.stop();
    for (const folder of Object.values(files)) await rm(folder, { recursive: true });
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
    const { run } = await stack.client.request(requestImport, {
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

  it('writes only changes, withdraws a listing that is missing twice, and restores it under the same link', async () => {
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

  it('publishes its changes in batches, and nothing about unchanged listings', async () => {
    const batches: z.output<typeof propertiesChanged.payload>[] = [];
    const unwatch = await watchSubject(stack.link.connection, propertiesChanged.subject, (payload) => {
      batches.push(propertiesChanged.payload.parse(payload));
    });
    const published = async (run: ImportRun, count: number) => {
      const of = () => batches.filter(({ runId }) => runId === run.id).flatMap(({ changes }) => changes);
      await waitFor(`${count} changes`, () => of().length >= count);
      return of();
    };
    const two = feedXml([{ reference: 'C-1' }, { reference: 'C-2' }]);
    expect((await published(await importNow(two), 2)).map(({ what }) => what)).toEqual(
      expect.arrayContaining(['published', 'published']),
    );
    // The second import withdraws the listings of earlier tests.
    await importNow(two);
    await importNow(feedXml([{ reference: 'C-1' }]));
    const last = await importNow(
      feedXml([{ reference: 'C-1', price: 5, adType: 'Rent' }, { reference: 'C-3' }]),
    );
    const changes = await published(last, 3);
    expect(changes.map(({ what }) => what).sort()).toEqual(['changed', 'published', 'withdrawn']);
    expect(changes.find(({ what }) => what === 'changed')).toMatchObject({
      adType: 'rent',
      formerAdType: 'sale',
      version: expect.any(Number),
    });
    const many = Array.from({ length: MOST_CHANGES + 1 }, (_, index) => ({ reference: `C-many-${index}` }));
    const run = await importNow(
      feedXml([...many, { reference: 'C-1', adType: 'Rent' }, { reference: 'C-3' }]),
    );
    const added = await published(run, many.length);
    expect(new Set(added.map(({ id }) => id)).size).toBe(added.length);
    expect(batches.filter(({ runId }) => runId === run.id)).toHaveLength(2);
    unwatch();
  });

  it('reports a bad record with line, reference, field and reason, and imports the rest', async () => {
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
    const { items } = await stack.client.request(searchProperties, { adType: 'sale' });
    expect(items[0]?.price).toBe(10);
  });

  it('reads gzip', async () => {
    expect((await importNow(gzipSync(feedXml([{ reference: 'H-1' }])))).counts.added).toBe(1);
  });

  it('that is dry counts and changes nothing', async () => {
    const run = await importNow(feedXml([{ reference: 'I-1' }]), { dryRun: true });
    expect(run).toMatchObject({ state: 'done', counts: { added: 1 } });
    expect(await rows()).toEqual([]);
  });

  // network-guard.spec.ts has all private addresses.
  it.each(['http://localhost:9/feed', 'http://169.254.169.254/latest'])(
    'from the private IP address %s is refused',
    async (location) => {
      const run = await importNow('', { location });
      expect(run).toMatchObject({ state: 'failed', error: expect.stringContaining('private network') });
    },
  );

  it('refuses a URL that is none of http, https and file', async () => {
    await expect(
      stack.client.request(requestImport, { trigger: 'test', location: 'ftp://feeds.example/x' }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('requested several times at once is one run', async () => {
    body = feedXml([{ reference: 'J-1' }]);
    const requestRun = () => stack.client.request(requestImport, { trigger: 'test', location: feed.url });
    const requested = await Promise.all([requestRun(), requestRun(), requestRun()]);
    expect(requested.filter(({ joined }) => !joined)).toHaveLength(1);
    expect(new Set(requested.map(({ run }) => run.id)).size).toBe(1);
    await endOfRun(stack.client, requested[0].run.id);
  });

  it('shows a listing under its link', async () => {
    await importNow(feedXml([{ reference: 'K/1', title: 'Two-bed &lt;b&gt;corner&lt;/b&gt;' }]));
    const [row] = await rows();
    expect(row?.pagelink).toBe('two-bed-corner-k-1');
    expect(await stack.client.request(getProperty, { pagelink: row?.pagelink ?? '' })).toMatchObject({
      title: 'Two-bed corner',
    });
  });

  it('gives every listing a link of its own, which does not change with its title', async () => {
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

  it('does not change another source', async () => {
    await importNow(feedXml([{ reference: 'M-1' }]));
    const other = await importNow(feedXml([{ reference: 'M-2' }]), { source: 'partner' });
    expect(other).toMatchObject({ source: 'partner', counts: { added: 1, withdrawn: 0 } });
    expect((await rows()).map(({ withdrawn }) => withdrawn)).toEqual([false, false]);
  });

  it('reads a file for an operator, below the folders for feeds alone, and for nobody else', async () => {
    const { folder, outside } = files;
    await writeFile(join(folder, 'feed.xml'), feedXml([{ reference: 'P-1' }]));
    await writeFile(join(outside, 'feed.xml'), feedXml([{ reference: 'P-2' }]));
    await symlink(join(outside, 'feed.xml'), join(folder, 'link.xml'));
    const importFile = async (...path: string[]): Promise<ImportRun> => {
      const location = pathToFileURL(join(...path)).href;
      const { run } = await stack.client.request(requestOperatorImport, { location });
      return endOfRun(stack.client, run.id);
    };
    expect(await importFile(folder, 'feed.xml')).toMatchObject({ trigger: 'cli', counts: { added: 1 } });
    for (const path of [join(outside, 'feed.xml'), join(folder, 'link.xml'), `${folder}-not/feed.xml`]) {
      expect(await importFile(path)).toMatchObject({
        state: 'failed',
        error: expect.stringContaining('no such file in a folder of FEED_FOLDERS'),
      });
    }
    const location = pathToFileURL(join(folder, 'feed.xml')).href;
    for (const trigger of ['admin', 'cli']) {
      await expect(importNow('', { location, trigger })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    }
  });

  it('does not reveal the key in its URL', async () => {
    const { run } = await stack.client.request(requestImport, {
      trigger: 'test',
      location: `${feed.url.replace('//', '//agency:secret@')}?key=secret`,
    });
    const ended = await endOfRun(stack.client, run.id);
    const listed = await stack.client.request(listImportRuns, {});
    expect(ended.location).toBe(feed.url);
    expect(JSON.stringify([run, ended, listed])).not.toContain('secret');
  });

  it('counts ten thousand repetitions of one record, shows 200 of the reports and imports none', async () => {
    const run = await importNow(feedXml(Array.from({ length: 10_001 }, () => ({ reference: 'Q-1' }))));
    expect(run).toMatchObject({
      state: 'quarantined',
      error: expect.stringContaining('repeat an earlier one'),
      counts: { read: 10_001, added: 1, rejected: 10_000, duplicates: 10_000 },
      problemCount: 10_000,
    });
    expect(run.problems).toHaveLength(200);
  });

  it('forecasts in a dry run what it then changes', async () => {
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
