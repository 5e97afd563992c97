import { listImportRuns } from '@manzil/contracts/http/import-runs';
import { searchManagedListings } from '@manzil/contracts/http/managed-listings';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { waitFor } from '@manzil/testing/wait-for';
import { ImportSchedule } from '../src/import/import-schedule.js';
import { feedXml, startFeedServer } from './feed-server.js';
import { startImportHarness, type ImportHarness } from './import-harness.js';
import { joinListingsStack } from './listings-stack.js';

let harness: ImportHarness;
let feed: Awaited<ReturnType<typeof startFeedServer>>;
beforeAll(async () => {
  feed = await startFeedServer((response) => response.end(feedXml([{ reference: 'S-1' }])));
  harness = await startImportHarness({ FEED_URL: feed.url });
  await waitFor('the first import', async () => (await runsOf('start'))[0]?.finishedAt);
});
beforeEach(() => harness.clear());
afterAll(async () => {
  await harness.stop();
  await feed.stop();
});
const runsOf = async (trigger: string) =>
  (await harness.stack.client.request(listImportRuns, {})).runs.filter((run) => run.trigger === trigger);
/** Starts another replica, which would import at its start if there were no run. */
async function startReplica(settings: Parameters<typeof joinListingsStack>[1] = {}) {
  await harness.importNow(feedXml([{ reference: 'S-1' }]));
  return joinListingsStack(harness.stack, { FEED_URL: feed.url, ...settings });
}

it('a time that is due in two replicas is one import', async () => {
  const other = await startReplica();
  const due = new Date('2026-11-21T04:00:00Z');
  const schedules = [harness.stack.service, other].map(({ app }) => app.get(ImportSchedule));
  await Promise.all(schedules.map((schedule) => schedule.importOnce(due)));
  expect(await runsOf('schedule')).toHaveLength(1);
  await waitFor('its end', async () => (await runsOf('schedule'))[0]?.state === 'done');
  await schedules[1]?.importOnce(due);
  expect(await runsOf('schedule')).toHaveLength(1);
  await other.stop();
});

it('a schedule of every second imports by itself', async () => {
  const other = await startReplica({ FEED_SCHEDULE: '* * * * * *' });
  await waitFor('two imports', async () => (await runsOf('schedule')).length >= 2);
  await other.stop();
  await waitFor('the last one', async () => (await runsOf('schedule')).every(({ finishedAt }) => finishedAt));
});

it('listings that are missing for too long are withdrawn without another feed, by a run that can be undone', async () => {
  const { stack, importNow } = harness;
  await importNow(feedXml([{ reference: 'E-1' }, { reference: 'E-2' }]));
  await importNow(feedXml([{ reference: 'E-1' }]));
  const schedule = stack.service.app.get(ImportSchedule);
  await schedule.expireMissing();
  expect(await runsOf('schedule')).toHaveLength(0);
  await stack.dataSource.query(
    "UPDATE property SET missing_since = now() - interval '49 hours' WHERE presence = 'missing'",
  );
  await schedule.expireMissing();
  await waitFor('the end', async () => (await runsOf('schedule'))[0]?.finishedAt);
  expect((await runsOf('schedule'))[0]).toMatchObject({
    kind: 'expiry',
    state: 'done',
    revision: 3,
    counts: { withdrawn: 1 },
  });
  const { items } = await stack.client.request(searchManagedListings, { q: 'E-2' });
  expect(items[0]?.status).toBe('withdrawn');
});
