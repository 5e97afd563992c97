import { randomUUID } from 'node:crypto';
import { rollBackImport } from '@manzil/contracts/http/import-runs';
import { searchProperties } from '@manzil/contracts/listings/property-rpc';
import { describe, expect, it } from 'vitest';
import { DeleteOldRuns } from '../src/import/delete-old-runs.js';
import { feedXml } from './feed-server.js';
import { setUpImportHarness } from './import-harness.js';
import { endOfRun } from './import-runs.js';

describe('an old run', () => {
  const harness = setUpImportHarness();

  const importAt = (price: number) => harness.importNow(feedXml([{ reference: 'A-1', price }]));
  const age = (days: number): Promise<unknown> =>
    harness.stack.dataSource.query(
      'UPDATE import_run SET finished_at = finished_at - make_interval(days => $1::int)',
      [days],
    );
  const deleteOldRuns = (): Promise<void> => harness.stack.service.app.get(DeleteOldRuns).deleteOldRuns();
  const ids = async (table: string, column: string): Promise<string[]> =>
    (
      await harness.stack.dataSource.query<{ id: string }[]>(`SELECT DISTINCT ${column} AS id FROM ${table}`)
    ).map(({ id }) => id);
  const priceNow = async (): Promise<unknown> =>
    (await harness.stack.client.request(searchProperties, { adType: 'sale' })).items[0]?.price;

  it('with changes is deleted with them, and the last 20 can still be rolled back', async () => {
    const runs: string[] = [];
    for (let price = 1; price <= 22; price += 1) runs.push((await importAt(price)).id);
    await age(89);
    await deleteOldRuns();
    expect(await ids('import_run', 'id')).toHaveLength(22);
    await age(2);
    await deleteOldRuns();
    const stored = runs.slice(2).toSorted();
    expect((await ids('import_run', 'id')).toSorted()).toEqual(stored);
    expect((await ids('import_change', 'run_id')).toSorted()).toEqual(stored);

    const gone = harness.stack.client.request(rollBackImport, { id: runs[1] ?? '', by: 'admin' });
    await expect(gone).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { run } = await harness.stack.client.request(rollBackImport, { id: runs[2] ?? '', by: 'admin' });
    expect(await endOfRun(harness.stack.client, run.id)).toMatchObject({ state: 'done' });
    expect(await priceNow()).toBe(2);
  });

  it('without changes is deleted with its problems after 14 days, but not the last one', async () => {
    const feed = feedXml([{ reference: 'A-1' }, { reference: '' }]);
    const first = await harness.importNow(feed);
    await harness.importNow(feed, { dryRun: true });
    await harness.importNow(feed);
    const last = await harness.importNow(feed);
    await age(13);
    await deleteOldRuns();
    expect(await ids('import_run', 'id')).toHaveLength(4);
    await age(2);
    await deleteOldRuns();
    const stored = [first.id, last.id].toSorted();
    expect((await ids('import_run', 'id')).toSorted()).toEqual(stored);
    expect((await ids('import_problem', 'run_id')).toSorted()).toEqual(stored);
    expect(await harness.importNow(feed)).toMatchObject({ revision: (last.revision ?? 0) + 1 });
  });

  it('leaves the terms to map of the last feed that was read', async () => {
    const read = await harness.importNow(feedXml([{ reference: 'A-1', unitType: 'Castle' }]), {
      dryRun: true,
    });
    await harness.importNow('<Listings>');
    await age(15);
    await deleteOldRuns();
    expect(await ids('import_run', 'id')).toContain(read.id);
    await age(90);
    await deleteOldRuns();
    expect(await ids('import_run', 'id')).not.toContain(read.id);
  });

  it('stays while another run of its source is open, and until a decision', async () => {
    const { dataSource } = harness.stack;
    for (const dryRun of [false, true, true])
      await harness.importNow(feedXml([{ reference: 'A-1' }]), { dryRun });
    await age(20);
    await dataSource.query(
      `INSERT INTO import_run (id, source, location, trigger, dry_run, state, attempt, counts, bytes, problem_count, requested_at)
       SELECT $1, source, '', 'test', false, 'queued', 0, counts, 0, 0, now() FROM import_run LIMIT 1`,
      [randomUUID()],
    );
    await deleteOldRuns();
    expect(await ids('import_run', 'id')).toHaveLength(4);
    await dataSource.query("DELETE FROM import_run WHERE state = 'queued'");
    await dataSource.query('UPDATE import_run SET approvable = true');
    await deleteOldRuns();
    expect(await ids('import_run', 'id')).toHaveLength(3);
  });
});
