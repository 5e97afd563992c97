import { RESTORE_DAYS } from '@manzil/contracts/content/collection-entries';
import {
  showDevelopmentEntry,
  listDevelopmentLifecycles,
  listDeletedDevelopments,
  orderDevelopments,
} from '@manzil/contracts/http/development-editing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { developmentLifecycle as lifecycle } from '@manzil/contracts/listings/development-lifecycle-rpc';
import type { NewDevelopment } from '@manzil/contracts/listings/development-edit';
import {
  addDevelopmentImages,
  createDevelopment,
  deleteDevelopment,
  getDevelopment,
  listDevelopments,
  restoreDevelopment,
  updateDevelopment,
} from '@manzil/contracts/listings/development-rpc';
import { claimReferences } from '@manzil/contracts/media/commands';
import { DomainError } from '@manzil/service-kit/errors';
import { RunDueSchedules } from '@manzil/lifecycle/run-due-schedules';
import { testEntries } from '@manzil/testing/lifecycle/entries';
import { testEveryKind } from '@manzil/testing/lifecycle/every-kind';
import type { LifecycleStack } from '@manzil/testing/lifecycle/kind-under-test';
import { waitFor } from '@manzil/testing/wait-for';
import { watchSubject } from '@manzil/testing/watch-subject';
import fc from 'fast-check';
import type { z } from 'zod';
import { DeletedDevelopments } from '../src/development/deleted-developments.js';
import { DEVELOPMENT, publicBytes as publicBytesOf } from './development-kind.js';
import { startListingsStack, type ListingsStack } from './listings-stack.js';

type Claim = z.output<typeof claimReferences.payload>;

const by = 'leila';
const kind = 'development';
const upload = (name: string): string => `/uploads/${name}.webp`;
const inDays = (count: number): Date => new Date(Date.now() + count * 86_400_000);
const inOneHour = (): Date => new Date(Date.now() + 3_600_000);

let stack: ListingsStack;
beforeAll(async () => {
  stack = await startListingsStack();
});
afterAll(() => stack.stop());

const entry = (id: number) => stack.client.request(showDevelopmentEntry, { id });

const publicBytes = (): Promise<string> => publicBytesOf(stack.client);
const lifecycleStack = (): LifecycleStack => ({
  client: stack.client,
  dataSource: stack.dataSource,
  publicBytes,
  runSchedulesAt: async (time, { runs } = { runs: 1 }) => {
    const jobs = stack.service.app.get(RunDueSchedules);
    await Promise.all(Array.from({ length: runs }, () => jobs.run(time)));
  },
  purgeBinAt: async (time) => {
    await stack.service.app.get(DeletedDevelopments).purgeOld(time);
  },
});

testEveryKind([DEVELOPMENT], lifecycleStack);
testEntries([DEVELOPMENT], lifecycleStack);

describe('new developments in the lifecycle', () => {
  let unwatch: () => void;
  const claims: Claim[] = [];
  let number = 0;
  beforeAll(async () => {
    unwatch = await watchSubject(stack.link.connection, claimReferences.subject, (payload) => {
      claims.push(payload as Claim);
    });
  });
  afterAll(() => {
    unwatch();
  });
  beforeEach(() => {
    number += 1;
  });

  const create = async (changes: Partial<NewDevelopment> = {}): Promise<number> => {
    const { development } = await stack.client.request(createDevelopment, {
      name: `Pier ${number}`,
      location: 'Dubai Islands',
      bannerImage: upload('pier'),
      pagelink: `pier-${number}`,
      images: [upload('one'), upload('two')],
      by,
      ...changes,
    });
    return development.id;
  };
  const draft = (id: number, fields: Record<string, string | string[]>, expectedVersion: number) =>
    stack.client.request(lifecycle.saveDraft, { kind, id, fields, expectedVersion, by: 'omar' });
  const galleryOf = async (id: number) => (await entry(id)).images.map(({ url }) => url);
  const claimOf = (id: number, version: number): Promise<Claim> =>
    waitFor(`the claim of version ${version}`, () =>
      claims.find((claim) => claim.owner === `development:${id}` && claim.version === version),
    );

  it('keep a draft beside the live project, gallery included, until it is published', async () => {
    const id = await create();
    const before = await publicBytes();
    const images = [upload('two'), upload('three'), upload('one')];
    const saved = await draft(id, { description: '<p>Soon.</p>', images }, 1);
    expect(saved).toMatchObject({ version: 2, lifecycle: { live: true, draft: { savedBy: 'omar' } } });
    expect(await publicBytes()).toBe(before);
    expect(await galleryOf(id)).toEqual([upload('one'), upload('two')]);
    const { images: former } = await entry(id);

    await stack.client.request(lifecycle.publishDraft, { kind, id, expectedVersion: 2, by });
    const published = await entry(id);
    expect(published).toMatchObject({
      version: 3,
      development: { description: '<p>Soon.</p>', live: true },
      lifecycle: { draft: null },
    });
    expect(published.images.map(({ url }) => url)).toEqual(images);
    const idOf = (url: string, of: typeof former) => of.find((image) => image.url === url)?.id;
    expect(idOf(upload('one'), published.images)).toBe(idOf(upload('one'), former));
  });

  it('show and restore each version, and keep the link', async () => {
    const id = await create();
    await stack.client.request(updateDevelopment, {
      id,
      by: 'omar',
      changes: { location: 'Palm Jebel Ali', pagelink: `moved-${number}` },
    });
    await stack.client.request(addDevelopmentImages, { development: { id }, urls: [upload('three')], by });
    const { versions } = await stack.client.request(lifecycle.listVersions, { kind, id });
    expect(versions.map(({ version, published, savedBy }) => [version, published, savedBy])).toEqual([
      [3, true, by],
      [2, true, 'omar'],
      [1, true, by],
    ]);
    const { sections } = await stack.client.request(lifecycle.diffVersion, { kind, id, version: 3 });
    expect(sections).toMatchObject([
      { field: 'images', parts: expect.arrayContaining([{ kind: 'added', text: upload('three') }]) },
    ]);
    await stack.client.request(lifecycle.restoreVersion, { kind, id, version: 1, expectedVersion: 3, by });
    expect((await entry(id)).development).toMatchObject({
      location: 'Dubai Islands',
      pagelink: `moved-${number}`,
    });
    expect(await galleryOf(id)).toEqual([upload('one'), upload('two')]);
  });

  it('are drafts without a banner, and are published with one only', async () => {
    const fields = {
      name: `Bannerless ${number}`,
      pagelink: `bannerless-${number}`,
      location: 'Creek',
      images: [],
    };
    const { id, version } = await stack.client.request(lifecycle.createDraft, { kind, fields, by });
    const refusal = { code: 'VALIDATION_FAILED', extra: { issues: [{ field: 'bannerImage' }] } };
    await expect(stack.client.request(lifecycle.publishDraft, { kind, id, by })).rejects.toMatchObject(
      refusal,
    );
    const live = { id, changes: { live: true }, by };
    await expect(stack.client.request(updateDevelopment, live)).rejects.toMatchObject(refusal);
    await draft(id, { bannerImage: upload('pier') }, version);
    const { lifecycle: state } = await stack.client.request(lifecycle.publishDraft, { kind, id, by });
    expect(state.live).toBe(true);
  });

  it('keep a draft when only the order of projects changes, and end it with a save of the specification', async () => {
    const id = await create();
    await draft(id, { completion: 'Q1 2030' }, 1);
    const { developments } = await stack.client.request(listDevelopments, { liveOnly: false });
    const ids = [id, ...developments.map((each) => each.id).filter((other) => other !== id)];
    await stack.client.request(orderDevelopments, { ids, by });
    const moved = await entry(id);
    expect(moved.lifecycle?.draft).not.toBeNull();
    const version = { kind, id, version: moved.version } as const;
    expect((await stack.client.request(lifecycle.getVersion, version)).fields).toMatchObject({
      completion: 'Q1 2030',
      position: 1,
    });
    const { developments: states } = await stack.client.request(listDevelopmentLifecycles, {});
    expect(states.find((state) => state.id === id)?.lifecycle.draft).not.toBeNull();
    await stack.client.request(updateDevelopment, { id, changes: { live: false }, by });
    expect(await entry(id)).toMatchObject({
      development: { live: false, completion: '' },
      lifecycle: { draft: null },
    });
  });

  it('put another file in the place of one in the live project and in its draft', async () => {
    const id = await create({ brochure: '/uploads/old.pdf', description: '<p>Live.</p>' });
    await draft(id, { images: [upload('two'), upload('four')], description: '<p>Draft.</p>' }, 1);
    const swap = { kind, id, by, from: 'two.webp', to: 'better.webp' } as const;
    expect(await stack.client.request(lifecycle.replaceFile, swap)).toEqual({ replaced: true });
    expect(await galleryOf(id)).toEqual([upload('one'), upload('better')]);
    const { version, lifecycle: state } = await entry(id);
    expect(state?.draft).toMatchObject({ savedBy: by });
    const { fields } = await stack.client.request(lifecycle.getVersion, { kind, id, version });
    expect(fields).toMatchObject({
      images: [upload('better'), upload('four')],
      description: '<p>Draft.</p>',
    });
    expect(await stack.client.request(lifecycle.replaceFile, swap)).toEqual({ replaced: false });
  });

  it('come back from the recycle bin with everything, at another link where theirs is taken', async () => {
    const id = await create({ pagelink: `early-${number}` });
    await stack.client.request(updateDevelopment, { id, changes: { pagelink: `late-${number}` }, by });
    await draft(id, { completion: 'Q4 2031', images: [upload('only-draft')] }, 2);
    const before = await entry(id);
    await stack.client.request(deleteDevelopment, { id, by: 'omar' });
    await expect(entry(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { developments } = await stack.client.request(listDeletedDevelopments, {});
    expect(developments).toContainEqual(
      expect.objectContaining({ id, pagelink: `late-${number}`, deletedBy: 'omar' }),
    );
    expect((await claimOf(id, 3)).filenames).toEqual(
      expect.arrayContaining(['one.webp', 'two.webp', 'only-draft.webp']),
    );
    expect(claims.some(({ owner, version }) => owner === `development:${id}` && version > 3)).toBe(false);

    const other = await create({ name: 'Another', pagelink: `late-${number}` });
    await expect(stack.client.request(restoreDevelopment, { id, by })).rejects.toMatchObject({
      code: 'CONFLICT',
      extra: { issues: [{ field: 'pagelink' }] },
    });
    await stack.client.request(restoreDevelopment, { id, by, pagelink: `late-${number}-2` });
    const restored = await entry(id);
    expect(restored.development).toMatchObject({ name: before.development.name, live: true });
    expect(restored.images.map(({ url }) => url)).toEqual(before.images.map(({ url }) => url));
    expect(restored.lifecycle?.draft).not.toBeNull();
    const former = await stack.client.request(getDevelopment, { pagelink: `early-${number}` });
    expect(former.development.id).toBe(id);
    expect((await stack.client.request(getDevelopment, { pagelink: `late-${number}` })).development.id).toBe(
      other,
    );
    expect((await stack.client.request(lifecycle.listVersions, { kind, id })).total).toBe(4);
  });

  it('are purged with their versions and files when their days in the bin are over', async () => {
    const id = await create();
    await stack.client.request(deleteDevelopment, { id, by });
    const bin = stack.service.app.get(DeletedDevelopments);
    const isThere = async () => (await bin.list()).developments.some((deleted) => deleted.id === id);
    await bin.purgeOld(inDays(RESTORE_DAYS - 1));
    expect(await isThere()).toBe(true);
    await bin.purgeOld(inDays(RESTORE_DAYS + 1));
    expect(await isThere()).toBe(false);
    expect((await claimOf(id, 2)).filenames).toEqual([]);
    await expect(stack.client.request(restoreDevelopment, { id, by })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('change no byte that visitors get, whatever staff do with drafts', async () => {
    const ids = [await create(), await create({ name: 'Hidden', pagelink: 'hidden', live: false })];
    const before = await publicBytes();
    const action = fc.record({
      act: fc.constantFrom('create', 'save', 'save', 'discard', 'schedule', 'read'),
      which: fc.nat(1),
      text: fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme-ascii' }).map((text) => `A ${text}`),
      images: fc.array(fc.constantFrom('one', 'two', 'three').map(upload), { maxLength: 4 }),
    });
    const act = async ({
      act: verb,
      which,
      text,
      images,
    }: typeof action extends fc.Arbitrary<infer T> ? T : never) => {
      const id = ids[which] ?? 0;
      const key = { kind, id } as const;
      const fields = { name: text, location: text, description: text, images };
      const acts = {
        create: () =>
          stack.client.request(lifecycle.createDraft, {
            kind,
            by,
            fields: { ...fields, bannerImage: upload('new'), pagelink: 'new-draft' },
          }),
        save: async () => draft(id, fields, (await entry(id)).version),
        discard: () => stack.client.request(lifecycle.discardDraft, { ...key, by }),
        schedule: () =>
          stack.client.request(lifecycle.scheduleEntry, {
            ...key,
            by,
            publishAt: inOneHour().toISOString(),
            withdrawAt: null,
          }),
        read: () => stack.client.request(lifecycle.listVersions, key),
      };
      // Refused acts are part of the test: the name may be taken, or there may be no draft.
      await acts[verb]().catch((error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
      });
    };
    // Guarantees that versions exist, for every random choice.
    const fiveSaves = Array.from({ length: 5 }, (_, at) => ({
      act: 'save' as const,
      which: 0,
      text: `A name ${at}`,
      images: [],
    }));
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 8 }), async (actions) => {
        for (const each of actions) await act(each);
        expect(await publicBytes()).toBe(before);
      }),
      { numRuns: 15, examples: [[fiveSaves]] },
    );
    const { total } = await stack.client.request(lifecycle.listVersions, { kind, id: ids[0] ?? 0 });
    expect(total).toBeGreaterThan(5);
  });
});
