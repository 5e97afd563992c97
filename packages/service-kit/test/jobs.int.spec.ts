import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNats } from '@manzil/testing/nats';
import { createDatabase, startPostgres, type TestDatabase } from '@manzil/testing/postgres';
import { waitFor } from '@manzil/testing/wait-for';
import { DataSource } from 'typeorm';
import { transactionLock, tryTransactionLock, withLock } from '../src/jobs/advisory-lock.js';
import { JobSchedule } from '../src/jobs/job-schedule.js';
import { startSample } from './sample-service.js';

/** A promise that the test resolves. */
function pause(): { promise: Promise<void>; end: () => void } {
  let end = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    promise,
    end: () => {
      end();
    },
  };
}

describe('a scheduled job', () => {
  const schedule = (warnings: unknown[] = []) =>
    new JobSchedule({ warn: (fields: unknown) => warnings.push(fields) });

  it('runs at the start and after each interval, and never twice at once', async () => {
    const jobs = schedule();
    const first = pause();
    let runs = 0;
    let others = 0;
    jobs.every(1, 'slow', () => {
      runs += 1;
      return first.promise;
    });
    jobs.every(1, 'other', () => Promise.resolve((others += 1)));
    await waitFor('the other job to run often', () => others > 5);
    expect(runs).toBe(1);
    first.end();
    await waitFor('the next runs', () => runs > 2);
    await jobs.beforeApplicationShutdown();
  });

  it('runs again after an error, which is logged with its name', async () => {
    const warnings: unknown[] = [];
    const jobs = schedule(warnings);
    let runs = 0;
    jobs.every(1, 'failing', () => {
      runs += 1;
      return runs === 1 ? Promise.reject(new Error('out of order')) : Promise.resolve();
    });
    await waitFor('the next run', () => runs > 1);
    expect(warnings).toMatchObject([{ job: 'failing', err: { message: 'out of order' } }]);
    await jobs.beforeApplicationShutdown();
  });

  it('is finished before the process stops, and does not start again', async () => {
    const jobs = schedule();
    const work = pause();
    let runs = 0;
    jobs.every(1, 'last', () => {
      runs += 1;
      return work.promise;
    });
    let stopped = false;
    const stopping = jobs.beforeApplicationShutdown().then(() => {
      stopped = true;
    });
    await Promise.resolve();
    expect(stopped).toBe(false);
    work.end();
    await stopping;
    expect(runs).toBe(1);
  });
});

it('a service finishes the jobs that run before it stops', async () => {
  const database = await createDatabase((await startPostgres()).adminUrl);
  const nats = await startNats();
  const service = await startSample(database.url, nats.url);
  const dataSource = service.app.get(DataSource);
  const work = pause();
  const begun = pause();
  let answer: unknown;
  service.app.get(JobSchedule).every(3_600_000, 'query', async () => {
    begun.end();
    await work.promise;
    answer = await dataSource.query('SELECT 1 AS one');
  });
  await begun.promise;
  const stopped = service.stop();
  work.end();
  await stopped;
  expect(answer).toEqual([{ one: 1 }]);
  await nats.stop();
  await database.drop();
});

describe('a lock by name', () => {
  let database: TestDatabase;
  let one: DataSource;
  let other: DataSource;

  beforeAll(async () => {
    database = await createDatabase((await startPostgres()).adminUrl);
    [one, other] = (await Promise.all(
      [1, 2].map(() => new DataSource({ type: 'postgres', url: database.url }).initialize()),
    )) as [DataSource, DataSource];
  });
  afterAll(async () => {
    await Promise.all([one.destroy(), other.destroy()]);
    await database.drop();
  });

  it('lets one replica work at a time; the others skip their turn, and other names are free', async () => {
    const work = pause();
    const begun = pause();
    const running = withLock(one, 'work', async () => {
      begun.end();
      await work.promise;
      return 'done';
    });
    await begun.promise;
    expect(await withLock(other, 'work', () => Promise.resolve('done'))).toBeUndefined();
    expect(await withLock(other, 'other work', () => Promise.resolve('done'))).toBe('done');
    work.end();
    expect(await running).toBe('done');
    expect(await withLock(other, 'work', () => Promise.resolve('done'))).toBe('done');
  });

  it('is released after an error', async () => {
    await expect(withLock(one, 'work', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await withLock(other, 'work', () => Promise.resolve('done'))).toBe('done');
  });

  it('of a transaction ends with it', async () => {
    await one.transaction(async (manager) => {
      await transactionLock(manager, 'work');
      expect(await other.transaction((second) => tryTransactionLock(second, 'work'))).toBe(false);
    });
    expect(await other.transaction((second) => tryTransactionLock(second, 'work'))).toBe(true);
  });
});
