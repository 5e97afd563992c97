import { afterAll, afterEach, beforeAll } from 'vitest';
import { RunDueSchedules } from '@manzil/lifecycle/run-due-schedules';
import { testEntries } from '@manzil/testing/lifecycle/entries';
import { testEveryKind } from '@manzil/testing/lifecycle/every-kind';
import type { LifecycleStack } from '@manzil/testing/lifecycle/kind-under-test';
import { PurgeDeletedEntries } from '../src/jobs/purge-deleted-entries.js';
import { PurgeOldPages } from '../src/page/purge-old-pages.js';
import { startContentUnderTest, type ContentUnderTest } from './content-under-test.js';
import { KINDS, publicBytes } from './lifecycle-kinds.js';

let content: ContentUnderTest;
let stack: LifecycleStack;
beforeAll(async () => {
  content = await startContentUnderTest();
  const { service, client, dataSource, clock } = content;
  stack = {
    client,
    dataSource,
    publicBytes: () => publicBytes(client),
    runSchedulesAt: async (time, { runs } = { runs: 1 }) => {
      clock.now = () => time;
      const jobs = service.app.get(RunDueSchedules);
      await Promise.all(Array.from({ length: runs }, () => jobs.run(time)));
    },
    purgeBinAt: async (time) => {
      clock.now = () => time;
      await service.app.get(PurgeDeletedEntries).purge();
      await service.app.get(PurgeOldPages).purge();
    },
  };
});
afterAll(() => content.stop());
afterEach(() => {
  content.clock.now = () => new Date();
});

testEveryKind(KINDS, () => stack);
testEntries(KINDS, () => stack);
