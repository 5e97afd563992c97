import { listingsAuditRecorded } from '@manzil/contracts/audit';
import { listPlaces, savePlace } from '@manzil/contracts/http/places';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placesChanged } from '@manzil/contracts/listings/events';
import { EventWatcher } from '@manzil/messaging/consumer/event-watcher';
import { waitFor } from '@manzil/testing/wait-for';
import { startListingsStack, type ListingsStack } from './listings-stack.js';
import { insertListings } from './some-listings.js';

describe('the places', () => {
  let stack: ListingsStack;
  let watcher: EventWatcher;
  const subjects: string[] = [];
  beforeAll(async () => {
    stack = await startListingsStack();
    let watching = false;
    watcher = new EventWatcher(stack.link, {
      onEvent: (subject) => {
        subjects.push(subject);
      },
      onGap: () => {
        watching = true;
      },
    });
    await waitFor('the event watcher', () => watching);
    await insertListings(stack.dataSource, 100);
  });
  afterAll(async () => {
    await watcher.stop();
    await stack.stop();
  });

  const list = async () => (await stack.client.request(listPlaces, {})).places;
  const find = async (name: string) => (await list()).find((place) => place.name === name);

  it('are there from the start, with the communities that the listings have by any of their names', async () => {
    expect(await find('Jumeirah Village Circle')).toMatchObject({ communities: ['JVC'], version: 0 });
    expect(await find('Al Barsha')).toMatchObject({ communities: ['Al_Barsha'] });
    const counts = (await list()).map(({ listings }) => listings);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(counts[0]).toBeGreaterThan(0);
  });

  it('are changed once for each version, with an audit record and an event', async () => {
    const change = {
      name: 'Mirdif',
      nameAr: 'مردف',
      aliases: ['mirdiff', 'the north', 'The  North'],
      by: 'noor',
    };
    const saves = await Promise.allSettled(
      [1, 2].map(() => stack.client.request(savePlace, { ...change, expectedVersion: 0 })),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(saves.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'CONFLICT' },
    });
    expect(await find('Mirdif')).toMatchObject({
      aliases: ['mirdiff', 'The  North'],
      version: 1,
      updatedBy: 'noor',
    });
    await waitFor('both messages', () => subjects.length >= 2);
    expect(subjects.sort()).toEqual([listingsAuditRecorded.subject, placesChanged.subject]);
  });

  it('have no name twice, and no other than the known ones', async () => {
    const change = { nameAr: '', aliases: ['jvc'], expectedVersion: 0, by: 'noor' };
    await expect(stack.client.request(savePlace, { ...change, name: 'Dubai Marina' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Jumeirah Village Circle'),
    });
    await expect(stack.client.request(savePlace, { ...change, name: 'Atlantis' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
