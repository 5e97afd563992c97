import { blogPosts, saveNavigationStyle, team } from '@manzil/contracts/http/content-editing';
import { getFrameEntry } from '@manzil/contracts/content/editing-rpc';
import { showDocumentEntry } from '@manzil/contracts/http/document-editing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgePage } from '@manzil/contracts/http/recycle-bin';
import { createPage, deletePage, updatePage } from '@manzil/contracts/content/page-rpc';
import { saveDocument } from '@manzil/contracts/content/rpc';
import { claimReferences } from '@manzil/contracts/media/commands';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { waitFor } from '@manzil/testing/wait-for';
import { watchSubject } from '@manzil/testing/watch-subject';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { PurgeDeletedEntries } from '../src/jobs/purge-deleted-entries.js';
import { ClaimFiles } from '../src/media-use/claim-files.js';
import { ClaimAllFiles } from '../src/jobs/claim-all-files.js';
import { startContentUnderTest, type ContentUnderTest } from './content-under-test.js';

const by = 'leila';
type Use = z.output<typeof claimReferences.payload>;

describe('files of media', () => {
  let content: ContentUnderTest;
  let unwatch: () => void;
  let published: Use[] = [];
  beforeAll(async () => {
    content = await startContentUnderTest();
    const { connection } = content.service.app.get(NatsLink);
    unwatch = await watchSubject(connection, claimReferences.subject, (payload) => {
      published.push(payload as Use);
    });
  });
  afterAll(async () => {
    unwatch();
    await content.stop();
  });

  /** The claims that are sent for a record at a version. */
  const use = (owner: string, version: number): Promise<Use> =>
    waitFor(`${owner} at ${version}`, () =>
      published.find((each) => each.owner === owner && each.version === version),
    );

  it('are claimed by a member of the team, those of earlier versions too, which can be restored', async () => {
    const fields = { name: 'Noor', designation: 'Broker', photo: '/uploads/noor.webp' };
    const { id } = await content.client.request(team.create, { fields, by });
    const owner = `team-member:${id}`;
    expect(await use(owner, 1)).toMatchObject({ label: 'Noor', filenames: ['noor.webp'] });
    await content.client.request(team.update, {
      id,
      fields: { ...fields, photo: '/uploads/new.webp' },
      expectedVersion: 1,
      by,
    });
    expect((await use(owner, 2)).filenames).toEqual(['new.webp', 'noor.webp']);
  });

  it('of a deleted post stay claimed while it can be restored, and are released when it is purged', async () => {
    const fields = {
      title: 'News',
      slug: 'news',
      excerpt: '',
      content: '<p><img src="/uploads/inside.webp"></p>',
      image: '/uploads/above.webp',
      draft: true,
    };
    const { id } = await content.client.request(blogPosts.create, { fields, by });
    const owner = `blog-post:${id}`;
    expect((await use(owner, 1)).filenames).toEqual(['above.webp', 'inside.webp']);
    const { purgeAt } = await content.client.request(blogPosts.remove, { id, by });
    published = [];
    await content.service.app.get(ClaimAllFiles).claimAll();
    expect((await use(owner, 1)).filenames).toEqual(['above.webp', 'inside.webp']);
    content.clock.now = () => new Date(purgeAt);
    expect(await content.service.app.get(PurgeDeletedEntries).purge()).toBe(1);
    content.clock.now = () => new Date();
    expect((await use(owner, 2)).filenames).toEqual([]);
  });

  it('of every revision of a page stay claimed until the page is purged', async () => {
    const about = { title: 'Care', seoTitle: '', metaDescription: '', keywords: '', linkAddress: 'care' };
    const { id } = await content.client.request(createPage, {
      ...about,
      html: '<img src="/uploads/first.webp">',
      css: '.a { background: url(/uploads/ground.webp) }',
      by,
    });
    const owner = `page:${id}`;
    expect((await use(owner, 1)).filenames).toEqual(['first.webp', 'ground.webp']);
    await content.client.request(updatePage, {
      ...about,
      id,
      html: '<img src="/uploads/second.webp">',
      css: '',
      expectedVersion: 1,
      by,
    });
    expect((await use(owner, 2)).filenames).toEqual(['first.webp', 'ground.webp', 'second.webp']);
    await content.client.request(deletePage, { id, by });
    published = [];
    await content.service.app.get(ClaimAllFiles).claimAll();
    expect((await use(owner, 2)).filenames).toHaveLength(3);
    await content.client.request(purgePage, { id });
    expect((await use(owner, 3)).filenames).toEqual([]);
  });

  it('are claimed in parts that fit into NATS messages, however many they are', async () => {
    const texts = Array.from({ length: 20_000 }, (_, index) => `/uploads/${'long-'.repeat(20)}${index}.webp`);
    const owner = 'page:1000000';
    await content.service.app
      .get(DataSource)
      .transaction((manager) =>
        content.service.app.get(ClaimFiles).claim(manager, [{ owner, label: 'Long', version: 1, texts }]),
      );
    const parts = await waitFor('all parts', () => {
      const received = published.filter((each) => each.owner === owner);
      return received.length === 20 ? received : undefined;
    });
    expect(new Set(parts.map(({ part }) => part)).size).toBe(20);
    expect(new Set(parts.flatMap(({ filenames }) => filenames)).size).toBe(20_000);
  });

  it('are claimed by the texts of a page and by the logo', async () => {
    const { version } = await content.client.request(showDocumentEntry, { name: 'homepagedb' });
    const fields = { sec1image: '/uploads/hero.webp', sec4bgimage: '/uploads/deck.webp' };
    await content.client.request(saveDocument, { name: 'homepagedb', fields, expectedVersion: version, by });
    expect((await use('document:homepagedb', version + 1)).filenames).toEqual(['hero.webp', 'deck.webp']);
    const { style } = await content.client.request(getFrameEntry, {});
    const { version: expectedVersion, updatedAt: _at, updatedBy: _by, ...look } = style;
    await content.client.request(saveNavigationStyle, {
      fields: { ...look, logo: '/uploads/logo.webp' },
      expectedVersion,
      by,
    });
    expect((await use('navigation-style:1', expectedVersion + 1)).filenames).toEqual(['logo.webp']);
  });
});
