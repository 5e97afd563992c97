import { listImportChanges, showImportRun, cancelImport } from '@manzil/contracts/http/import-runs';
import type { ImportChange } from '@manzil/contracts/listings/import-run';
import { describe, expect, it } from 'vitest';
import { exportImportProblems, requestImport } from '@manzil/contracts/listings/import-rpc';
import { waitFor } from '@manzil/testing/wait-for';
import { feedXml, someListings, startFeedServer } from './feed-server.js';
import { setUpImportHarness } from './import-harness.js';
import { endOfRun } from './import-runs.js';
import { publicChecksum } from './public-checksum.js';

describe('the record of a run', () => {
  const harness = setUpImportHarness();

  const changesOf = async (id: string): Promise<ImportChange[]> =>
    (await harness.stack.client.request(listImportChanges, { id, limit: 100 })).changes;

  it('shows in a dry run, field by field, what the same bytes then change', async () => {
    const { importNow } = harness;
    await importNow(feedXml([{ reference: 'D-1' }, { reference: 'D-2' }]));
    const next = feedXml([{ reference: 'D-1', price: 1_200_000, title: 'Renamed' }, { reference: 'D-3' }]);
    const dry = await importNow(next, { dryRun: true });
    const real = await importNow(next);
    expect(real.feedHash).toBe(dry.feedHash);
    expect(real.feedHash).toMatch(/^[0-9a-f]{64}$/);
    const bare = (changes: ImportChange[]) =>
      changes.map(({ kind, sourceReference, fields }) => ({
        kind,
        sourceReference,
        fields: fields.filter(({ field }) => field !== 'updatedAt'),
      }));
    const [planned, done] = [bare(await changesOf(dry.id)), bare(await changesOf(real.id))];
    expect(planned).toEqual(done);
    expect(planned).toEqual([
      {
        kind: 'changed',
        sourceReference: 'D-1',
        fields: expect.arrayContaining([
          { field: 'price', from: 1_000_000, to: 1_200_000 },
          { field: 'title', from: 'Home D-1', to: 'Renamed' },
        ]),
      },
      { kind: 'added', sourceReference: 'D-3', fields: expect.anything() },
      { kind: 'missing', sourceReference: 'D-2', fields: [] },
    ]);
  });

  it('reports that a reference is of a listing for sale and of one for rent', async () => {
    const { importNow } = harness;
    const same = { reference: 'D-1', adType: 'Rent' };
    const run = await importNow(feedXml([{ reference: 'D-1' }, same, { reference: 'D-1' }]));
    expect(run).toMatchObject({ counts: { added: 1, rejected: 2, duplicates: 2 } });
    expect(run.problems.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('is for rent under the reference of a listing for sale'),
      expect.stringContaining('occurs more than once'),
    ]);
  });

  it('shows a listing that was sold as missing', async () => {
    const { importNow } = harness;
    const feed = feedXml([{ reference: 'D-1' }, { reference: 'D-2' }]);
    await importNow(feed);
    const run = await importNow(feed.replace('</Listing>', '<Status>Sold</Status></Listing>'));
    expect(run).toMatchObject({ state: 'done', problems: [], counts: { read: 1, missing: 1, changed: 0 } });
    expect(await changesOf(run.id)).toMatchObject([{ kind: 'missing', sourceReference: 'D-1' }]);
  });

  it('has all problems of a run, as a file in slices without formulas', async () => {
    const { stack, importNow } = harness;
    const run = await importNow(
      feedXml(
        someListings(3_000, (number) => ({ reference: `=P-${number}`, adType: `Swap ${'x'.repeat(200)}` })),
      ),
    );
    expect(run).toMatchObject({ state: 'quarantined', problemCount: 3_000 });
    expect(run.problems).toHaveLength(200);
    let [csv, slices, after] = ['', 0, 0];
    for (let next: number | null = 0; next !== null; slices += 1) {
      const slice: { csv: string; next: number | null } = await stack.client.request(exportImportProblems, {
        id: run.id,
        after,
      });
      expect(JSON.stringify(slice).length).toBeLessThan(1_000_000);
      csv += slice.csv;
      next = slice.next;
      after = next ?? 0;
    }
    expect(slices).toBeGreaterThan(2);
    const lines = csv.trimEnd().split('\r\n');
    expect(lines).toHaveLength(3_001);
    expect(lines[3_000]).toMatch(/^3000,'=P-3000,ad_type,/);
  });

  it('shows a cancelled run that ended at once, changed nothing and does not block the next one', async () => {
    const { stack, importNow } = harness;
    await importNow(feedXml([{ reference: 'C-1' }]));
    const before = await publicChecksum(stack);
    let isClosed = false;
    const endless = await startFeedServer((response) => {
      response.write(feedXml(someListings(1_200)).slice(0, -100));
      response.once('close', () => (isClosed = true));
    });
    const { run } = await stack.client.request(requestImport, { trigger: 'test', location: endless.url });
    await waitFor('the run to be staging', async () => {
      const { counts } = await stack.client.request(showImportRun, { id: run.id });
      return counts.read > 1_000;
    });
    const cancelled = await stack.client.request(cancelImport, { id: run.id, by: 'editor' });
    expect(cancelled).toMatchObject({ state: 'cancelled', error: 'Cancelled by editor' });
    await waitFor('the worker to close the feed', () => isClosed);
    expect((await importNow(feedXml([{ reference: 'C-1' }]))).counts).toMatchObject({ unchanged: 1 });
    expect(await publicChecksum(stack)).toBe(before);
    expect(await endOfRun(stack.client, run.id)).toMatchObject({ state: 'cancelled' });
    await expect(stack.client.request(cancelImport, { id: run.id, by: 'editor' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await endless.stop();
  });
});
