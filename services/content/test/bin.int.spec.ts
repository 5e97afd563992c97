import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { binEntryKindSchema, binKindSchema } from '@manzil/contracts/content/bin';
import { listBin, purgeFromBin, restoreFromBin } from '@manzil/contracts/content/bin-rpc';
import * as lifecycle from '@manzil/contracts/content/lifecycle-rpc';
import type { KindUnderTest } from '@manzil/testing/lifecycle/kind-under-test';
import { startContentUnderTest, type ContentUnderTest } from './content-under-test.js';
import { KINDS, publicBytes } from './lifecycle-kinds.js';

const by = 'leila';
const DAY_MS = 86_400_000;

type Binnable = KindUnderTest & Required<Pick<KindUnderTest, 'bin'>>;
const isBinnable = (kind: KindUnderTest): kind is Binnable => kind.bin !== undefined;
const BINNABLE = KINDS.filter(isBinnable);
const ENTRIES = BINNABLE.filter(({ kind }) => binEntryKindSchema.safeParse(kind).success);

let content: ContentUnderTest;
beforeAll(async () => {
  content = await startContentUnderTest();
});
afterAll(async () => {
  await content.stop();
});
afterEach(() => {
  content.clock.now = () => new Date();
});

const bin = async () => (await content.client.request(listBin, {})).entries;
const shown = () => publicBytes(content.client);
const keyOf = (kind: string, id: number) => ({ kind: binEntryKindSchema.parse(kind), id });

describe('the recycle bin', () => {
  it('has every kind that can be deleted, each with its path, who and when, the last deleted first', async () => {
    const deleted: { kind: string; id: number }[] = [];
    for (const { kind, start, bin: acts } of BINNABLE) {
      const { id } = await start(content.client, 'In the bin', 'first');
      await acts.remove(content.client, id);
      deleted.unshift({ kind, id });
    }
    const entries = await bin();
    expect(entries.slice(0, deleted.length)).toMatchObject(deleted);
    for (const entry of entries) expect(entry).toMatchObject({ title: 'In the bin', deletedBy: 'leila' });
    const slugs = Object.fromEntries(entries.map(({ kind, slug }) => [kind, slug]));
    expect(slugs).toEqual({
      page: 'first',
      'blog-post': 'first',
      'team-member': 'first',
      faq: null,
      testimonial: null,
      'navigation-item': null,
    });
    expect([...new Set(entries.map(({ kind }) => kind)), 'development'].sort()).toEqual(
      [...binKindSchema.options].sort(),
    );
  });

  it('is listed in parts that leave nothing out', async () => {
    const whole = await bin();
    const parts = await Promise.all(
      whole.map(async (_, offset) => (await content.client.request(listBin, { offset, limit: 1 })).entries),
    );
    expect(parts.flat()).toEqual(whole);
    const { total } = await content.client.request(listBin, { limit: 1 });
    expect(total).toBe(whole.length);
  });

  it('lists nothing whose time to be restored is over', async () => {
    content.clock.now = () => new Date(Date.now() + 91 * DAY_MS);
    expect(await bin()).toEqual([]);
  });
});

describe.each(ENTRIES)('a deleted $kind', ({ kind, start, find, fields, bin: { remove } }) => {
  const begin = (text: string, slug = 'second') => start(content.client, text, slug);

  it('comes back as it was, with its versions and its draft', async () => {
    const before = await begin('As it was');
    const draft = { kind, id: before.id, fields: fields('Changed', 'second'), by };
    await content.client.request(lifecycle.saveDraft, { ...draft, expectedVersion: before.version });
    const bytes = await shown();
    await remove(content.client, before.id);
    expect(await shown()).not.toBe(bytes);

    const key = keyOf(kind, before.id);
    const { version } = await content.client.request(restoreFromBin, { ...key, by });
    expect(await shown()).toBe(bytes);
    expect(await find(content.client, before.id)).toMatchObject({
      version,
      lifecycle: { live: true, draft: expect.objectContaining({ savedBy: by }) },
    });
    const { total } = await content.client.request(lifecycle.listVersions, { kind, id: before.id });
    expect(total).toBe(3);
    expect(await bin()).not.toContainEqual(expect.objectContaining(key));
    await remove(content.client, before.id);
  });

  it('is restored once, however many ask for it', async () => {
    const { id } = await begin('Once');
    await remove(content.client, id);
    const asked = { ...keyOf(kind, id), by };
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => content.client.request(restoreFromBin, asked)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await remove(content.client, id);
  });

  it('is gone for good with its versions once it is purged, and not while it is in use', async () => {
    const { id } = await begin('For good');
    const key = keyOf(kind, id);
    await expect(content.client.request(purgeFromBin, key)).rejects.toMatchObject({
      code: 'CONFLICT',
      extra: { details: { reason: 'not-deleted' } },
    });
    await remove(content.client, id);
    await content.client.request(purgeFromBin, key);
    await expect(content.client.request(restoreFromBin, { ...key, by })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const [{ count }] = await content.dataSource.query<[{ count: number }]>(
      'SELECT count(*)::int AS count FROM content_version WHERE kind = $1 AND entry_id = $2',
      [kind, id],
    );
    expect(count).toBe(0);
  });
});

const SLUGGED = ENTRIES.filter(({ kind }) => kind === 'blog-post' || kind === 'team-member');

it.each(SLUGGED)(
  'a deleted $kind whose slug was taken comes back at another one, with its draft',
  async ({ kind, start, find, fields, bin: { remove } }) => {
    const { id, version } = await start(content.client, 'First', 'third');
    const draft = { kind, id, fields: fields('Draft', 'third'), by, expectedVersion: version };
    await content.client.request(lifecycle.saveDraft, draft);
    await remove(content.client, id);
    const other = await start(content.client, 'Second', 'third');
    const key = keyOf(kind, id);
    await expect(content.client.request(restoreFromBin, { ...key, by })).rejects.toMatchObject({
      code: 'CONFLICT',
      extra: { issues: [{ field: 'slug' }] },
    });
    await content.client.request(restoreFromBin, { ...key, slug: 'third-2', by });
    expect(await find(content.client, id)).toMatchObject({ slug: 'third-2' });
    await content.client.request(lifecycle.publishDraft, { kind, id, by });
    expect(await find(content.client, id)).toMatchObject({ slug: 'third-2' });
    await remove(content.client, id);
    await remove(content.client, other.id);
  },
);
