import {
  purgeDevelopment,
  orderGallery,
  orderDevelopments,
} from '@manzil/contracts/http/development-editing';
import type { NewDevelopment } from '@manzil/contracts/listings/development-edit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { developmentChanged, developmentHeadingChanged } from '@manzil/contracts/listings/events';
import {
  addDevelopmentImages,
  createDevelopment,
  deleteDevelopment,
  deleteDevelopmentImage,
  getDevelopment,
  listDevelopmentImages,
  listDevelopments,
  replaceDevelopmentImage,
  setDevelopmentHeading,
  updateDevelopment,
} from '@manzil/contracts/listings/development-rpc';
import { findCataloguePath } from '@manzil/contracts/path-rpc';
import { claimReferences } from '@manzil/contracts/media/commands';
import { EventWatcher } from '@manzil/messaging/consumer/event-watcher';
import { UNANSWERED_PATH } from '@manzil/testing/answer-paths';
import { waitFor } from '@manzil/testing/wait-for';
import { watchSubject } from '@manzil/testing/watch-subject';
import type { z } from 'zod';
import { ClaimAllFiles } from '../src/development/claim-all-files.js';
import { PropertyEntity } from '../src/property/property.entity.js';
import { PAGE_PATH, startListingsStack, type ListingsStack } from './listings-stack.js';

type Claim = z.output<typeof claimReferences.payload>;

describe('editing new developments', () => {
  let stack: ListingsStack;
  let watcher: EventWatcher;
  let unwatch: () => void;
  const subjects: string[] = [];
  const claims: Claim[] = [];
  let number = 0;

  const draft = (changes: Partial<NewDevelopment> = {}): NewDevelopment => {
    number += 1;
    return {
      name: `Quay ${number}`,
      location: 'Dubai Creek Harbour',
      bannerImage: `/uploads/banner${number}.webp`,
      pagelink: `quay-${number}`,
      images: [`/uploads/a${number}.webp`, `/uploads/b${number}.webp`],
      ...changes,
    };
  };
  const create = (changes: Partial<NewDevelopment> = {}) =>
    stack.client.request(createDevelopment, draft(changes));
  const update = (id: number, changes: object, expectedVersion?: number) =>
    stack.client.request(updateDevelopment, { id, changes, expectedVersion });
  const claimOf = (owner: string, version: number): Promise<Claim> =>
    waitFor(`version ${version} of ${owner}`, () =>
      claims.find((claim) => claim.owner === owner && claim.version === version),
    );

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
    unwatch = await watchSubject(stack.link.connection, claimReferences.subject, (payload) => {
      claims.push(payload as Claim);
    });
  });
  afterAll(async () => {
    unwatch();
    await watcher.stop();
    await stack.stop();
  });

  it('creates a project last in the list, live, sanitised, and claims its files', async () => {
    const { development, images, version } = await create({
      description:
        '<p onclick="x()">By the creek<script>alert(1)</script><img src="/uploads/in-text-640w.webp"></p>',
      price: 1_250_000,
    });
    expect(development).toMatchObject({
      live: true,
      price: 1_250_000,
      developerName: '',
      brochure: null,
      description: '<p>By the creek<img src="/uploads/in-text-640w.webp" /></p>',
    });
    expect(images.map(({ developmentName }) => developmentName)).toEqual([
      development.name,
      development.name,
    ]);
    expect(version).toBe(1);
    const next = await create();
    expect(next.development.position).toBe(development.position + 1);
    expect((await claimOf(`development:${development.id}`, 1)).filenames.sort()).toEqual(
      ['a1.webp', 'b1.webp', 'banner1.webp', 'in-text-640w.webp'].sort(),
    );
    expect(subjects).toContain(developmentChanged.subject);
  });

  it.each([
    ['a page of the site', () => 'Buy'],
    ['an endpoint of the site', () => 'getnewly'],
    ['another project', () => 'quay-1'],
    ['a listing', () => 'flat-by-the-sea'],
    ['a page', () => PAGE_PATH],
  ])('refuses the link of %s, naming it, for new and for stored projects', async (_, link) => {
    const exists = await stack.dataSource.manager.existsBy(PropertyEntity, { pagelink: 'flat-by-the-sea' });
    if (!exists) {
      await stack.dataSource.query(
        `INSERT INTO property (source, source_reference, pagelink, reference, name, title, description, emirate,
           community, ad_type, unit_type_original, featured, images, amenities, listed_at, updated_at, content_hash)
         VALUES ('x', 'x', 'flat-by-the-sea', 'x', '', '', '', '', '', 'sale', '', false, '[]', '[]', now(), now(), '')`,
      );
    }
    const refusal = { code: 'CONFLICT', extra: { issues: [{ field: 'pagelink' }] } };
    await expect(create({ pagelink: link() })).rejects.toMatchObject(refusal);
    const { development } = await create();
    await expect(update(development.id, { pagelink: link() })).rejects.toMatchObject(refusal);
  });

  it('creates one of several concurrent projects with the same link or name, and reports the field to the others', async () => {
    for (const same of [{ pagelink: 'the-one' }, { name: 'The One' }]) {
      const answers = await Promise.allSettled([create(same), create(same), create(same)]);
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const answer of answers) {
        if (answer.status === 'rejected')
          expect(answer.reason).toMatchObject({
            code: 'CONFLICT',
            extra: { issues: [{ field: Object.keys(same)[0] }] },
          });
      }
    }
  });

  it('redirects former links to the current one, until something else takes them', async () => {
    const { development } = await create({ pagelink: 'first-link' });
    await update(development.id, { pagelink: 'second-link' });
    await update(development.id, { pagelink: 'third-link' });
    for (const pagelink of ['first-link', 'second-link', 'third-link']) {
      const found = await stack.client.request(getDevelopment, { pagelink });
      expect(found.development).toMatchObject({ id: development.id, pagelink: 'third-link' });
    }
    const other = await create({ pagelink: 'first-link' });
    expect((await stack.client.request(getDevelopment, { pagelink: 'first-link' })).development.id).toBe(
      other.development.id,
    );
    await update(development.id, { pagelink: 'second-link' });
    expect(
      (await stack.client.request(getDevelopment, { pagelink: 'third-link' })).development.pagelink,
    ).toBe('second-link');
  });

  it('is not given a link while content does not reply', async () => {
    await expect(create({ pagelink: UNANSWERED_PATH })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('reports paths of listings and projects to the services that share them, former links too', async () => {
    const used = async (path: string) => (await stack.client.request(findCataloguePath, { path })).usedBy;
    const { development } = await create({ pagelink: 'pier-before' });
    await update(development.id, { pagelink: 'pier-now' });
    expect([await used('pier-before'), await used('pier-now')]).toEqual(['development', 'development']);
    expect([await used('flat-by-the-sea'), await used('path-of-nothing')]).toEqual(['listing', null]);
  });

  it('renames the gallery rows with their project', async () => {
    const { development, images } = await create({ name: 'Old Name' });
    await update(development.id, { name: 'New Name' });
    const named = async (developmentName: string) =>
      (await stack.client.request(listDevelopmentImages, { developmentName, liveOnly: false })).images;
    expect(await named('Old Name')).toEqual([]);
    expect(await named('New Name')).toEqual(
      images.map((image) => ({ ...image, developmentName: 'New Name' })),
    );
  });

  it('refuses a change of an outdated version, and changes the given fields only', async () => {
    const { development, version } = await create({ price: 900_000 });
    expect(development.permitNumber).toBe('');
    const changed = await update(development.id, { completion: 'Q1 2029', permitNumber: '7123' }, version);
    const { updatedAt, ...rest } = changed.development;
    const { updatedAt: before, ...as } = development;
    expect(rest).toEqual({ ...as, completion: 'Q1 2029', permitNumber: '7123' });
    expect(Date.parse(updatedAt ?? '')).toBeGreaterThan(Date.parse(before ?? ''));
    expect(changed.version).toBe(version + 1);
    await expect(update(development.id, { price: null }, version)).rejects.toMatchObject({
      code: 'CONFLICT',
      extra: {
        details: { reason: 'version', version: version + 1, updatedBy: '', updatedAt },
      },
    });
  });

  it('counts every one of many concurrent toggles, and ends with one of them', async () => {
    const { development } = await create();
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => update(development.id, { live: index % 2 === 0 })),
    );
    const { version } = await stack.client.request(getDevelopment, { id: development.id });
    expect(version).toBe(11);
    await update(development.id, { live: false });
    const { developments } = await stack.client.request(listDevelopments, { liveOnly: true });
    expect(developments.map(({ id }) => id)).not.toContain(development.id);
  });

  it('adds, replaces, orders and deletes gallery images, each a new version with its files', async () => {
    const { development, images } = await create({ images: ['/uploads/one.webp'] });
    const owner = `development:${development.id}`;
    const added = await stack.client.request(addDevelopmentImages, {
      development: { name: development.name },
      urls: ['/uploads/two.webp', '/uploads/three.webp'],
    });
    const [two, three] = added.images;
    const [one] = images;
    if (one === undefined || two === undefined || three === undefined) throw new Error('images are missing');
    await stack.client.request(replaceDevelopmentImage, { id: two.id, url: '/uploads/other.webp' });
    const ids = [three.id, one.id, two.id];
    await stack.client.request(orderGallery, { developmentId: development.id, ids });
    await stack.client.request(deleteDevelopmentImage, { id: one.id });
    const whole = await stack.client.request(getDevelopment, { id: development.id });
    expect(whole.images.map(({ url }) => url)).toEqual(['/uploads/three.webp', '/uploads/other.webp']);
    expect(whole.version).toBe(5);
    const kept = ['one.webp', 'two.webp'];
    expect((await claimOf(owner, 5)).filenames.slice(1)).toEqual(['three.webp', 'other.webp', ...kept]);
    for (const wrong of [[three.id], [three.id, three.id], [three.id, one.id]]) {
      await expect(
        stack.client.request(orderGallery, { developmentId: development.id, ids: wrong }),
      ).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    for (const id of [one.id, 0, 3_000_000_000])
      await expect(stack.client.request(deleteDevelopmentImage, { id })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    await expect(
      stack.client.request(addDevelopmentImages, {
        development: { name: 'Nobody' },
        urls: ['/uploads/two.webp'],
      }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('deletes a project with gallery and links, and releases all its files once it is purged', async () => {
    const { development, images } = await create();
    await update(development.id, { pagelink: 'gone-soon' });
    const deleted = await stack.client.request(deleteDevelopment, { id: development.id });
    expect(deleted.name).toBe(development.name);
    await stack.client.request(purgeDevelopment, { id: development.id });
    expect((await claimOf(`development:${development.id}`, 3)).filenames).toEqual([]);
    for (const by of [{ id: development.id }, { pagelink: development.pagelink }, { pagelink: 'gone-soon' }])
      await expect(stack.client.request(getDevelopment, by)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const left = await stack.client.request(listDevelopmentImages, { liveOnly: false });
    expect(left.images.map(({ id }) => id)).not.toEqual(expect.arrayContaining([images[0]?.id]));
    await expect(update(development.id, {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('puts all projects in a new order, or none when the list is not the current one', async () => {
    const ids = async () =>
      (await stack.client.request(listDevelopments, { liveOnly: false })).developments.map(({ id }) => id);
    const wanted = (await ids()).reverse();
    await stack.client.request(orderDevelopments, { ids: wanted });
    expect(await ids()).toEqual(wanted);
    await expect(stack.client.request(orderDevelopments, { ids: wanted.slice(1) })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await ids()).toEqual(wanted);
  });

  it('stores the heading and publishes the change', async () => {
    await stack.client.request(setDevelopmentHeading, { heading: 'Off-plan in Dubai' });
    expect((await stack.client.request(listDevelopments, { liveOnly: true })).heading).toBe(
      'Off-plan in Dubai',
    );
    await waitFor('the event', () => subjects.includes(developmentHeadingChanged.subject));
  });

  it('claims the files of all projects at a start, under their versions', async () => {
    const { development } = await create();
    claims.length = 0;
    await stack.service.app.get(ClaimAllFiles).claim();
    expect((await claimOf(`development:${development.id}`, 1)).filenames).toHaveLength(3);
  });

  it.each([
    ['a script for a video', { videoUrl: 'javascript:alert(1)' }],
    ['a video on an unknown host', { videoUrl: 'https://youtube.com.evil.example/watch' }],
    ['a video behind a password', { videoUrl: 'https://www.youtube.com@evil.example/' }],
    ['a video without https', { videoUrl: 'http://www.youtube.com/watch?v=1' }],
    ['a map on an unknown host', { mapUrl: 'https://maps.example/' }],
    ['an image elsewhere', { bannerImage: 'https://example.com/a.webp' }],
    ['an image outside the uploads', { bannerImage: '/uploads/../a.webp' }],
    ['a negative price', { price: -1 }],
    ['half a dirham', { price: 0.5 }],
    ['a NUL', { name: 'a\0b' }],
    ['no name', { name: '  ' }],
    ['a link of several segments', { pagelink: 'a/b' }],
    ['16 images', { images: Array.from({ length: 16 }, (_, index) => `/uploads/i${index}.webp`) }],
  ])('refuses %s', async (_, wrong) => {
    await expect(create(wrong)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      extra: { issues: [{ field: Object.keys(wrong)[0] }] },
    });
  });
});
