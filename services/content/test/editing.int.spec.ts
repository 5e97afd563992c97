import { faqs } from '@manzil/contracts/http/content-editing';
import { showSiteFrame, listFaqs, listTeam } from '@manzil/contracts/http/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listTestimonials } from '@manzil/contracts/content/rpc';
import { PurgeDeletedEntries } from '../src/jobs/purge-deleted-entries.js';
import { startContentUnderTest, type ContentUnderTest } from './content-under-test.js';
import { ORDERED_COLLECTIONS } from './collection-operations.js';

const DAY_MS = 86_400_000;
const by = 'leila';

const COLLECTIONS = [
  {
    name: 'questions',
    kind: 'faq',
    editing: ORDERED_COLLECTIONS.faq,
    fields: { question: 'May I?', answer: 'You may.' },
    changed: { question: 'May we?', answer: 'You may.' },
  },
  {
    name: 'the team',
    kind: 'team-member',
    editing: ORDERED_COLLECTIONS['team-member'],
    fields: { name: 'Noor', designation: 'Broker', photo: '/uploads/noor.webp', focalX: 40, focalY: 0 },
    changed: { name: 'Noor', designation: 'Director', photo: '/uploads/noor.webp', focalX: 41, focalY: 100 },
  },
  {
    name: 'testimonials',
    kind: 'testimonial',
    editing: ORDERED_COLLECTIONS.testimonial,
    fields: { name: 'Omar', review: 'Kind', stars: 5 },
    changed: { name: 'Omar', review: 'Kind', stars: 4 },
  },
  {
    name: 'the navigation',
    kind: 'site-frame',
    editing: ORDERED_COLLECTIONS['navigation-item'],
    fields: { title: 'Villas', url: '/buy?type=Villa', openInNewWindow: false },
    changed: { title: 'Villas', url: 'https://example.com/villas', openInNewWindow: true },
  },
] as const;

type Asked = Record<string, unknown> & { id: number; version: number };

describe.each(COLLECTIONS)('$name', ({ kind, editing, fields, changed }) => {
  let content: ContentUnderTest;
  beforeAll(async () => {
    content = await startContentUnderTest();
  });
  afterAll(async () => {
    await content.stop();
  });

  // The contracts differ only in their fields, which each case above defines.
  const ask = async <T = Asked>(contract: unknown, request: unknown): Promise<T> =>
    (await content.client.request(contract as typeof faqs.create, request as never)) as T;
  const list = () =>
    ask<{ entries: Asked[]; total: number; deleted: Asked[] }>(editing.list, {}).then((answer) => answer);
  const ids = async (): Promise<number[]> => (await list()).entries.map(({ id }) => id);
  const create = () => ask(editing.create, { fields, by });

  it('append a new entry at version 1, with one event', async () => {
    const before = await ids();
    const versionBefore = await content.publishedVersion(kind);
    const entry = await create();
    expect(entry).toMatchObject({ ...fields, version: 1, updatedBy: by });
    expect(await ids()).toEqual([...before, entry.id]);
    expect(await content.publishedVersion(kind)).toBe(versionBefore + 1);
  });

  it('accept one of ten edits of the same version, and refuse the others with author and time', async () => {
    const { id } = await create();
    const versionBefore = await content.publishedVersion(kind);
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, (_, writer) =>
        ask(editing.update, { id, fields: changed, expectedVersion: 1, by: `writer ${writer}` }),
      ),
    );
    const done = answers.filter((answer) => answer.status === 'fulfilled').map(({ value }) => value);
    expect(done).toHaveLength(1);
    expect(done[0]).toMatchObject({ ...changed, version: 2 });
    const refusals = answers.filter((answer) => answer.status === 'rejected');
    for (const { reason } of refusals) {
      expect(reason).toMatchObject({
        code: 'CONFLICT',
        extra: {
          details: {
            reason: 'version',
            version: 2,
            updatedBy: done[0]?.updatedBy,
            updatedAt: done[0]?.updatedAt,
          },
        },
      });
    }
    expect(await content.publishedVersion(kind)).toBe(versionBefore + 1);
  });

  it('restore a deleted entry unchanged at its position', async () => {
    const [first, second] = [await create(), await create()];
    const before = await list();
    expect(await ask(editing.remove, { id: first.id, by: 'omar' })).toMatchObject({
      id: first.id,
      deletedBy: 'omar',
    });
    const without = await list();
    expect(without.total).toBe(before.total - 1);
    expect(without.deleted[0]).toMatchObject({ id: first.id, deletedBy: 'omar' });
    await expect(ask(editing.remove, { id: first.id, by })).rejects.toMatchObject({ code: 'GONE' });
    await expect(ask(editing.update, { id: first.id, fields, expectedVersion: 1, by })).rejects.toMatchObject(
      { code: 'GONE' },
    );
    expect(await ask(editing.restore, { id: first.id, by })).toMatchObject({ ...fields, version: 2 });
    const after = await list();
    expect(after.entries.map(({ id }) => id)).toEqual(before.entries.map(({ id }) => id));
    expect(after.deleted.map(({ id }) => id)).not.toContain(first.id);
    await expect(ask(editing.restore, { id: second.id, by })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('restore an entry once for many requests at the same time', async () => {
    const { id } = await create();
    await ask(editing.remove, { id, by });
    const tries = Array.from({ length: 5 }, () => ask(editing.restore, { id, by }));
    const answers = await Promise.allSettled(tries);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('keep a deleted entry for 90 days and not longer', async () => {
    const { id } = await create();
    const { purgeAt } = await ask<{ purgeAt: string }>(editing.remove, { id, by });
    const end = new Date(purgeAt).getTime();
    expect(end - Date.now()).toBeGreaterThan(89.9 * DAY_MS);
    const purge = content.service.app.get(PurgeDeletedEntries);
    try {
      content.clock.now = () => new Date(end - 1);
      await purge.purge();
      expect((await list()).deleted.map((each) => each.id)).toContain(id);
      content.clock.now = () => new Date(end);
      await expect(ask(editing.restore, { id, by })).rejects.toMatchObject({ code: 'GONE' });
      expect(await purge.purge()).toBeGreaterThan(0);
      await expect(ask(editing.restore, { id, by })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    } finally {
      content.clock.now = () => new Date();
    }
  });

  it('have the order that staff set, and lose nothing when an entry is added meanwhile', async () => {
    await create();
    const backwards = (await ids()).reverse();
    await ask(editing.reorder, { ids: backwards, by });
    expect(await ids()).toEqual(backwards);

    const [ordered, added] = await Promise.allSettled([
      ask(editing.reorder, { ids: await ids(), by }),
      create(),
    ]);
    expect(added.status).toBe('fulfilled');
    if (ordered.status === 'rejected') expect(ordered.reason).toMatchObject({ code: 'CONFLICT' });
    expect(await ids()).toHaveLength(backwards.length + 1);
  });

  it('apply one of many concurrent orders completely', async () => {
    const now = await ids();
    const orders = now.map((_, turn) => [...now.slice(turn), ...now.slice(0, turn)]);
    await Promise.all(orders.map((order) => ask(editing.reorder, { ids: order, by })));
    expect(orders).toContainEqual(await ids());
  });

  it.each([
    ['one that is missing', (now: number[]) => now.slice(1)],
    ['one twice', (now: number[]) => [...now.slice(1), ...now.slice(-1)]],
    ['one that is unknown', (now: number[]) => [...now, 999_999]],
    ['nothing', () => []],
  ])('refuse an order with %s, with the current one', async (_, wrong) => {
    const now = await ids();
    const versionBefore = await content.publishedVersion(kind);
    await expect(ask(editing.reorder, { ids: wrong(now), by })).rejects.toMatchObject({
      code: 'CONFLICT',
      extra: { issues: [{ field: 'ids' }], details: { reason: 'other-set', ids: now } },
    });
    expect(await ids()).toEqual(now);
    expect(await content.publishedVersion(kind)).toBe(versionBefore);
  });

  it('refuse an unknown id', async () => {
    for (const id of [999_999, 2_147_483_647]) {
      await expect(ask(editing.remove, { id, by })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(ask(editing.restore, { id, by })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(ask(editing.update, { id, fields, expectedVersion: 1, by })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
  });

  it('hide their editors from visitors', async () => {
    await create();
    const { client } = content;
    const shown = JSON.stringify([
      await client.request(listFaqs, {}),
      await client.request(listTeam, {}),
      await client.request(listTestimonials, {}),
      await client.request(showSiteFrame, {}),
    ]);
    expect(shown).not.toMatch(/updatedBy|deletedBy|leila|onlyRow/);
  });

  it('refuse more entries than the limit', async () => {
    let most = 0;
    const fill = async (): Promise<void> => {
      for (;;) {
        await create();
        most += 1;
      }
    };
    await expect(fill()).rejects.toMatchObject({ code: 'CONFLICT', extra: { details: { reason: 'full' } } });
    expect(most).toBeLessThanOrEqual(100);
    expect((await list()).entries.length).toBe((await list()).total);
  });
});
