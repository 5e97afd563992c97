import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importRequested } from '@manzil/contracts/listings/events';
import { photosSettled } from '@manzil/contracts/media/events';
import { durableName, streamOf } from '@manzil/messaging/connection/streams';
import { deliver, ordersOf, type Delivered } from '@manzil/testing/deliver';
import type { z } from 'zod';
import { insertIfFree, newRun } from '../src/import/new-run.js';
import { feedXml, startFeedServer } from './feed-server.js';
import { startImportHarness, type ImportHarness } from './import-harness.js';

type Photos = z.input<typeof photosSettled.payload>;

const photoUrl = (name: string): string => `https://photos.example/${name}.jpg`;

describe('listings reaches the same state for every order and repetition of', () => {
  let harness: ImportHarness;
  let feed: Awaited<ReturnType<typeof startFeedServer>>;
  const ids = new Map<string, number>();

  beforeAll(async () => {
    harness = await startImportHarness();
    feed = await startFeedServer((response, path) => {
      response.end(feedXml([{ reference: path.slice(-3), title: `Home of ${path.slice(-3)}` }]));
    });
    const images = (names: string): string =>
      `<Images>${[...names].map((name) => `<Image>${photoUrl(name)}</Image>`).join('')}</Images>`;
    await harness.importNow(
      feedXml([
        { reference: 'A', more: images('xy') },
        { reference: 'B', more: images('x') },
      ]),
    );
    const rows = await harness.stack.dataSource.query<{ id: number; reference: string }[]>(
      'SELECT id, source_reference AS reference FROM property',
    );
    for (const { id, reference } of rows) ids.set(reference, id);
  });
  afterAll(async () => {
    await feed.stop();
    await harness.stop();
  });

  const send = (messages: readonly Delivered[]): Promise<void> =>
    deliver(harness.stack.link.connection, messages, (subject) => ({
      stream: streamOf(subject),
      durable: durableName('listings', subject),
    }));
  const query = (statement: string): Promise<unknown> => harness.stack.dataSource.query(statement);
  const noFailures = async (): Promise<void> => {
    expect(await query('SELECT error FROM dead_letters')).toEqual([]);
  };

  const settled = (owners: string, photos: [name: string, filename: string | null, version: number][]) => {
    const payload: Photos = {
      owners: [...owners].map((reference) => `property:${ids.get(reference) ?? 0}`),
      photos: photos.map(([name, filename, version]) => ({ url: photoUrl(name), filename, version })),
    };
    return { subject: photosSettled.subject, payload };
  };
  const cases: { what: string; both: () => [Delivered, Delivered] }[] = [
    {
      what: 'two copies of one photo',
      both: () => [settled('AB', [['x', 'old.webp', 1]]), settled('AB', [['x', 'new.webp', 2]])],
    },
    {
      what: 'a copy of a photo and its loss',
      both: () => [settled('A', [['x', 'old.webp', 1]]), settled('A', [['x', null, 2]])],
    },
    {
      what: 'copies of two photos of one listing',
      both: () => [settled('A', [['x', 'x.webp', 1]]), settled('A', [['y', 'y.webp', 2]])],
    },
    {
      what: 'one photo for two listings',
      both: () => [settled('A', [['x', 'x.webp', 1]]), settled('B', [['x', 'x.webp', 1]])],
    },
    {
      what: 'the loss of an unused photo, and the state of a photo for a new listing',
      both: () => [settled('', [['x', null, 2]]), settled('A', [['x', null, 2]])],
    },
  ];

  it.each(cases)('$what', async ({ both }) => {
    const states: Record<string, unknown> = {};
    for (const { order, messages } of ordersOf(...both())) {
      await query(`TRUNCATE fetched_photo`);
      // The listings have an earlier copy of a photo, as after an import.
      await query(
        `INSERT INTO fetched_photo (url, filename, version) VALUES ('${photoUrl('x')}', 'first.webp', 0)`,
      );
      await query(`UPDATE property SET shown_images = NULL`);
      await query(`UPDATE property SET shown_images = jsonb_set(images, '{0}', '"/uploads/first.webp"')`);
      await send(messages);
      states[order] = {
        photos: await query('SELECT url, filename, version FROM fetched_photo ORDER BY url'),
        shown: await query('SELECT source_reference, images, shown_images FROM property ORDER BY 1'),
      };
    }
    const [expected] = Object.values(states);
    expect(states).toEqual(Object.fromEntries(Object.keys(states).map((order) => [order, expected])));
    await noFailures();
  });

  it('two imports', async () => {
    const states: Record<string, unknown> = {};
    for (const { order } of ordersOf(0, 1)) {
      await harness.clear();
      const runs = ['one', 'two'].map((source) =>
        newRun({ source, trigger: 'test', dryRun: false, location: `${feed.url}/${source}` }),
      );
      for (const run of runs) await insertIfFree(harness.stack.dataSource.manager, run);
      await send(
        [...order].map((place) => ({
          subject: importRequested.subject,
          payload: { runId: runs[Number(place) - 1]?.id },
        })),
      );
      states[order] = {
        runs: await query('SELECT source, state, counts, error FROM import_run ORDER BY source'),
        listings: await query(
          'SELECT source, source_reference, pagelink, title, price, version, withdrawn_at FROM property ORDER BY 1, 2',
        ),
      };
    }
    const [expected] = Object.values(states);
    expect(expected).toMatchObject({ runs: [{ state: 'done' }, { state: 'done' }] });
    expect(states).toEqual(Object.fromEntries(Object.keys(states).map((order) => [order, expected])));
    await noFailures();
  });
});
