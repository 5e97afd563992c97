import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimReferences, fetchPhotos } from '@manzil/contracts/media/commands';
import { formerAssetsReferenced, formerPhotosReferenced } from '@manzil/contracts/media/events';
import { durableName, streamOf } from '@manzil/messaging/connection/streams';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { deliver, ordersOf, type Delivered } from '@manzil/testing/deliver';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { createMediaStack, upload, type MediaStack } from './media-stack.js';
import { jpeg } from './pictures.js';

type Files = z.input<typeof claimReferences.payload>;
type Photos = z.input<typeof fetchPhotos.payload>;

/** Never requested, because photos are not fetched from private networks. */
const address = (name: string): string => `https://10.0.0.1/${name}.webp`;

describe('media reaches the same state from messages in any order and with repetitions', () => {
  let stack: MediaStack;
  let media: RunningService;
  let dataSource: DataSource;
  /** Names of stored files, which the cases call a, b and c. */
  const stored = new Map<string, string>();

  beforeAll(async () => {
    stack = await createMediaStack();
    media = await stack.start();
    dataSource = media.app.get(DataSource);
    for (const [index, name] of ['a', 'b', 'c'].entries()) {
      const { body } = await upload(media, 'image', await jpeg(200, 150 + index));
      stored.set(name, body.filename);
    }
  });
  afterAll(async () => {
    await media.stop();
    await stack.clear();
  });

  const clear = async (): Promise<void> => {
    await dataSource.query('TRUNCATE asset_claim, asset_owner, source_photo, source_photo_use');
    await dataSource.query('UPDATE asset SET unclaimed_since = now()');
  };
  const files = (version: number, names: string, more: Partial<Files> = {}): Files => ({
    owner: 'page:1',
    label: `Page at version ${version}`,
    version,
    filenames: [...names].map((name) => stored.get(name) ?? name),
    ...more,
  });
  const photos = (version: number, names: string, owner = 'property:1'): Photos => ({
    owner,
    label: `Home at version ${version}`,
    version,
    urls: [...names].map(address),
  });
  const send = (messages: readonly Delivered[]): Promise<void> =>
    deliver(media.app.get(NatsLink).connection, messages, (subject) => ({
      stream: streamOf(subject),
      durable: durableName('media', subject),
    }));
  /** The state of media without its timestamps. */
  const state = async (): Promise<unknown> => ({
    owners: await dataSource.query(
      `SELECT owner, label, version, ARRAY(SELECT unnest(parts_followed) ORDER BY 1) AS parts
       FROM asset_owner ORDER BY owner`,
    ),
    claims: await dataSource.query('SELECT owner, stem FROM asset_claim ORDER BY owner, stem'),
    unclaimed: await dataSource.query(
      'SELECT filename FROM asset WHERE unclaimed_since IS NOT NULL ORDER BY filename',
    ),
    photos: await dataSource.query('SELECT url, filename FROM source_photo ORDER BY url'),
    uses: await dataSource.query('SELECT owner, url FROM source_photo_use ORDER BY owner, url'),
    failed: await dataSource.query('SELECT error FROM dead_letters'),
  });
  const claim = (payload: Files): Delivered => ({ subject: claimReferences.subject, payload });
  const formerClaim = (payload: Files): Delivered => ({ subject: formerAssetsReferenced.subject, payload });
  const fetch = (payload: Photos): Delivered => ({ subject: fetchPhotos.subject, payload });
  const formerFetch = (payload: Photos): Delivered => ({ subject: formerPhotosReferenced.subject, payload });

  interface Case {
    what: string;
    before?: () => Delivered[];
    both: () => [Delivered, Delivered];
  }
  const cases: Case[] = [
    {
      what: 'two versions of the files of a record',
      both: () => [claim(files(1, 'ab')), claim(files(2, 'bc'))],
    },
    { what: 'files and the end of their record', both: () => [claim(files(1, 'ab')), claim(files(2, ''))] },
    {
      what: 'two parts of one version',
      before: () => [claim(files(1, 'a'))],
      both: () => [claim(files(2, 'b', { part: 1, parts: 2 })), claim(files(2, 'c', { part: 2, parts: 2 }))],
    },
    {
      what: 'a part of an earlier version and all of a later one',
      before: () => [claim(files(1, 'a', { part: 1, parts: 2 }))],
      both: () => [claim(files(1, 'b', { part: 2, parts: 2 })), claim(files(2, 'c'))],
    },
    {
      what: 'one record that begins to use a file and another that ends to',
      before: () => [claim(files(1, 'a', { owner: 'page:2', label: 'Other' }))],
      both: () => [claim(files(1, 'a')), claim(files(2, '', { owner: 'page:2', label: 'Other' }))],
    },
    {
      what: 'files of the release before and of this one',
      both: () => [formerClaim(files(1, 'ab')), claim(files(2, 'bc'))],
    },
    {
      what: 'two versions of the release before',
      both: () => [formerClaim(files(1, 'ab')), formerClaim(files(2, 'c'))],
    },
    {
      what: 'two versions of the photos of a record',
      both: () => [fetch(photos(1, 'xy')), fetch(photos(2, 'yz'))],
    },
    {
      what: 'photos and the end of their record',
      both: () => [fetch(photos(1, 'xy')), fetch(photos(2, ''))],
    },
    {
      what: 'one record that begins to show a photo and another that ends to',
      before: () => [fetch(photos(1, 'x', 'property:2'))],
      both: () => [fetch(photos(1, 'x')), fetch(photos(2, '', 'property:2'))],
    },
    {
      what: 'photos of the release before and of this one',
      both: () => [formerFetch(photos(1, 'xy')), fetch(photos(2, 'yz'))],
    },
    {
      what: 'two versions of photos of the release before',
      both: () => [formerFetch(photos(1, 'xy')), formerFetch(photos(2, 'z'))],
    },
  ];

  it.each(cases)('$what', async ({ before = () => [], both }) => {
    const pair = both();
    const states: Record<string, unknown> = {};
    for (const { order, messages } of ordersOf(...pair)) {
      await clear();
      await send([...before(), ...messages]);
      states[order] = await state();
    }
    const [expected] = Object.values(states);
    expect(expected).toMatchObject({ failed: [] });
    expect(states).toEqual(Object.fromEntries(Object.keys(states).map((order) => [order, expected])));
  });
});
