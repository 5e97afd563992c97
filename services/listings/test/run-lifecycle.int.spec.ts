import {
  listImportChanges,
  showImportRun,
  approveImport,
  rollBackImport,
} from '@manzil/contracts/http/import-runs';
import { searchManagedListings, overrideListing } from '@manzil/contracts/http/managed-listings';
import type { ImportChange, ImportRun } from '@manzil/contracts/listings/import-run';
import { describe, expect, it } from 'vitest';
import { propertiesChanged } from '@manzil/contracts/listings/events';
import { getProperty, matchSearches, searchProperties } from '@manzil/contracts/listings/property-rpc';
import { storedEvents } from '@manzil/testing/stored-events';
import { waitFor } from '@manzil/testing/wait-for';
import { feedXml, someListings } from './feed-server.js';
import { setUpImportHarness } from './import-harness.js';
import { endOfRun } from './import-runs.js';
import { allPagelinks, catalogueChecksum, publicChecksum } from './public-checksum.js';

describe('a run', () => {
  const harness = setUpImportHarness();

  const changesOf = async (id: string): Promise<ImportChange[]> =>
    (await harness.stack.client.request(listImportChanges, { id, limit: 100 })).changes;
  const decide = async (id: string, decision: 'approved' | 'discarded'): Promise<ImportRun> => {
    await harness.stack.client.request(approveImport, { id, by: 'editor', decision });
    return endOfRun(harness.stack.client, id);
  };
  const rollBack = async (id: string): Promise<ImportRun> => {
    const { run } = await harness.stack.client.request(rollBackImport, { id, by: 'admin' });
    return endOfRun(harness.stack.client, run.id);
  };
  const listed = async (reference: string) => {
    const { items } = await harness.stack.client.request(searchManagedListings, { q: reference });
    return items[0];
  };

  describe('that is quarantined', () => {
    const whole = feedXml(someListings(30));
    const half = feedXml(someListings(15, (number) => ({ price: 900_000 + number })));

    it('has the reason with its figures and the planned changes, and changes nothing public', async () => {
      const { stack, importNow } = harness;
      await importNow(whole);
      const before = await publicChecksum(stack);
      const run = await importNow(half);
      expect(run).toMatchObject({ state: 'quarantined', approvable: true, decision: null, revision: null });
      expect(run.reasons).toEqual([
        {
          code: 'withdrawn-share',
          figures: { live: 30, lost: 15, share: 0.5, limit: 0.3 },
          sentence: '15 of 30 live listings are not in the feed: 50 %, where 30 % are allowed',
        },
      ]);
      expect(run.counts).toMatchObject({ changed: 15, missing: 15, withdrawn: 0 });
      const kinds = (await changesOf(run.id)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'missing')).toHaveLength(15);
      expect(await publicChecksum(stack)).toBe(before);
    });

    it('and approved, commits exactly what was judged, without reading the feed again', async () => {
      const { stack, importNow } = harness;
      await importNow(whole);
      const quarantined = await importNow(half);
      await stack.dataSource.query('TRUNCATE import_stage');
      const run = await decide(quarantined.id, 'approved');
      expect(run).toMatchObject({ state: 'done', decision: 'approved', decidedBy: 'editor', revision: 2 });
      expect(run.counts).toEqual(quarantined.counts);
      const { items } = await stack.client.request(searchProperties, { adType: 'sale', pageSize: 48 });
      expect(items.filter(({ price }) => (price ?? 0) < 1_000_000)).toHaveLength(15);
      await expect(decide(quarantined.id, 'approved')).rejects.toMatchObject({ code: 'CONFLICT' });
    });

    it('matches searches with what it would publish, which approving it then does', async () => {
      const { stack, importNow } = harness;
      await importNow(whole);
      const cheaper = someListings(15, (number) => ({ price: 900_000 + number }));
      const { id } = await importNow(feedXml([...cheaper, ...someListings(33).slice(30)]));
      const searches = [
        { adType: 'sale' as const, maxPrice: 950_000 },
        { adType: 'sale' as const },
        { adType: 'rent' as const, q: 'nothing-like-it' },
      ];
      const match = async (homes: { runId: string } | { ids: number[] }) =>
        (await stack.client.request(matchSearches, { homes, searches, most: 50 })).matches;
      const planned = await match({ runId: id });
      expect(planned.map(({ total }) => total)).toEqual([15, 18, 0]);
      await decide(id, 'approved');
      const news = await waitFor('the changes of the run', async () => {
        const events = await storedEvents(stack.nats, propertiesChanged.subject);
        const changes = events
          .map((event) => propertiesChanged.payload.parse(event))
          .flatMap((event) => (event.runId === id ? event.changes : []));
        return changes.length >= 18 ? changes : undefined;
      });
      const counts = ['new', 'reduced', 'back'].map(
        (each) => news.filter((change) => change.news === each).length,
      );
      expect(counts).toEqual([3, 15, 0]);
      const published = news.flatMap((change) => (change.news === undefined ? [] : [change.id]));
      const matches = await match({ ids: published });
      expect(matches.map(({ total }) => total)).toEqual([15, 18, 0]);
    });

    it('and approved after the catalogue has changed, is judged again', async () => {
      const { stack, importNow } = harness;
      await importNow(whole);
      const quarantined = await importNow(half);
      await importNow(feedXml(someListings(30, () => ({ price: 1_100_000 }))));
      const before = await publicChecksum(stack);
      const again = await decide(quarantined.id, 'approved');
      expect(again).toMatchObject({ state: 'quarantined', decision: null, approvable: true });
      expect(again.reasons.map(({ code }) => code)).toEqual(['catalogue-moved', 'withdrawn-share']);
      expect(await publicChecksum(stack)).toBe(before);
      expect((await decide(quarantined.id, 'approved')).state).toBe('done');
    });

    it('and approved after changes elsewhere, is committed', async () => {
      const { importNow } = harness;
      await importNow(whole);
      const quarantined = await importNow(half);
      await importNow(feedXml([{ reference: 'other' }]), { source: 'partner' });
      expect((await decide(quarantined.id, 'approved')).state).toBe('done');
    });

    it('and discarded, can no longer be approved', async () => {
      const { importNow } = harness;
      await importNow(whole);
      const quarantined = await importNow(half);
      expect(await decide(quarantined.id, 'discarded')).toMatchObject({
        state: 'cancelled',
        decision: 'discarded',
      });
      await expect(decide(quarantined.id, 'approved')).rejects.toMatchObject({ code: 'CONFLICT' });
    });
  });

  describe('of a rollback undoes', () => {
    const first = feedXml([
      { reference: 'U-1', more: '<Featured>1</Featured>' },
      { reference: 'U-2' },
      { reference: 'U-3' },
      { reference: 'U-5' },
    ]);
    const second = feedXml([
      { reference: 'U-1', price: 5, title: 'Home anew' },
      { reference: 'U-2' },
      { reference: 'U-4', adType: 'Rent' },
      { reference: 'U-5' },
    ]);
    const third = feedXml([
      { reference: 'U-1', price: 6 },
      { reference: 'U-4', adType: 'Rent' },
      { reference: 'U-5' },
    ]);

    it('any run: data, searches and pages are as before, and so is the next import', async () => {
      const { stack, importNow } = harness;
      await importNow(first);
      const links = await allPagelinks(stack.dataSource);
      const [publicBefore, dataBefore] = [await publicChecksum(stack, links), await catalogueChecksum(stack)];
      const run = await importNow(second);
      expect(await publicChecksum(stack, links)).not.toBe(publicBefore);
      const added = (await allPagelinks(stack.dataSource)).find((link) => !links.includes(link)) ?? '';
      const undoing = await rollBack(run.id);
      expect(undoing).toMatchObject({ kind: 'rollback', state: 'done', undoes: run.id, revision: 3 });
      expect(undoing.trigger).toBe(`rollback of ${run.id} by admin`);
      expect(await publicChecksum(stack, links)).toBe(publicBefore);
      expect(await catalogueChecksum(stack)).toBe(dataBefore);
      await expect(stack.client.request(getProperty, { pagelink: added })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      expect(await stack.client.request(showImportRun, { id: run.id })).toMatchObject({
        state: 'rolled-back',
      });
      expect((await importNow(first)).counts).toMatchObject({
        added: 0,
        changed: 0,
        missing: 0,
        unchanged: 4,
      });
      // A retracted listing returns under its former link.
      expect((await importNow(second)).counts).toMatchObject({ added: 1, changed: 1, missing: 1 });
      expect((await stack.client.request(getProperty, { pagelink: added })).reference).toBe('U-4');
    });

    it('with an old run all later ones, and with a rollback what that undid', async () => {
      const { stack, importNow } = harness;
      await importNow(first);
      const links = await allPagelinks(stack.dataSource);
      const start = await publicChecksum(stack, links);
      const older = await importNow(second);
      const newer = await importNow(third);
      const end = [await publicChecksum(stack), await catalogueChecksum(stack)];
      const requested = await stack.client.request(rollBackImport, { id: older.id, by: 'admin' });
      expect(requested.undone.map(({ id }) => id)).toEqual([newer.id, older.id]);
      await expect(stack.client.request(rollBackImport, { id: older.id, by: 'admin' })).rejects.toMatchObject(
        {
          code: 'CONFLICT',
        },
      );
      const undoing = await endOfRun(stack.client, requested.run.id);
      expect(await publicChecksum(stack, links)).toBe(start);
      const redoing = await rollBack(undoing.id);
      expect(redoing.state).toBe('done');
      expect([await publicChecksum(stack), await catalogueChecksum(stack)]).toEqual(end);
      for (const { id } of [older, newer]) {
        expect(await stack.client.request(showImportRun, { id })).toMatchObject({ state: 'done' });
      }
    });

    it('no run that has changed nothing', async () => {
      const dry = await harness.importNow(first, { dryRun: true });
      await expect(rollBack(dry.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    });

    it('a run of the feed under the locks of staff, which remain', async () => {
      const { stack, importNow } = harness;
      await importNow(first);
      const run = await importNow(second);
      const id = (await listed('U-1'))?.id ?? 0;
      await stack.client.request(overrideListing, {
        id,
        overrides: { title: 'Home of ours', featured: false },
      });
      await rollBack(run.id);
      expect(await listed('U-1')).toMatchObject({
        title: 'Home of ours',
        featured: false,
        feed: { title: 'Home U-1', featured: true },
      });
    });
  });

  it('writes no row for an unchanged feed, even with missing and locked listings', async () => {
    const { stack, importNow } = harness;
    const xml = feedXml([{ reference: 'Z-1' }, { reference: 'Z-2' }]);
    await importNow(feedXml([{ reference: 'Z-1' }, { reference: 'Z-2' }, { reference: 'Z-3' }]));
    await importNow(xml);
    await importNow(xml);
    const id = (await listed('Z-1'))?.id ?? 0;
    await stack.client.request(overrideListing, { id, overrides: { title: 'Ours' } });
    const rows = () => stack.dataSource.query('SELECT xmin::text, * FROM property ORDER BY id');
    const before: unknown = await rows();
    expect((await importNow(xml)).counts).toMatchObject({ changed: 0, unchanged: 2, withdrawn: 0 });
    expect(await rows()).toEqual(before);
  });

  it('marks a listing that is missing once, and clears the mark when it returns', async () => {
    const { stack, importNow } = harness;
    const both = feedXml([{ reference: 'M-1' }, { reference: 'M-2' }]);
    await importNow(both);
    const before = await publicChecksum(stack);
    await importNow(feedXml([{ reference: 'M-1' }]));
    expect(await listed('M-2')).toMatchObject({ status: 'missing', withdrawnAt: null });
    expect(await publicChecksum(stack)).toBe(before);
    await importNow(both);
    expect(await listed('M-2')).toMatchObject({ status: 'public', missingSince: null });
    await importNow(feedXml([{ reference: 'M-1' }]));
    await importNow(feedXml([{ reference: 'M-1' }]));
    expect(await listed('M-2')).toMatchObject({ status: 'withdrawn' });
    await importNow(both);
    expect(await publicChecksum(stack)).toBe(before);
  });
});
