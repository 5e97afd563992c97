import { listBlogPosts, showBlogPost } from '@manzil/contracts/http/content';
import { showBlogPostEntry, blogPosts, listBlogPostEntries } from '@manzil/contracts/http/content-editing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { diffVersion, saveDraft, scheduleEntry } from '@manzil/contracts/content/lifecycle-rpc';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { waitFor } from '@manzil/testing/wait-for';
import type { z } from 'zod';
import { PublishDuePosts } from '../src/blog/publish-due-posts.js';
import { Clock } from '../src/clock.js';
import { startContentUnderTest, type ContentUnderTest } from './content-under-test.js';
import { startContent } from './start-content.js';
import { SAVED_PAYLOADS } from './xss-payloads.js';

const by = 'leila';
const HOUR_MS = 3_600_000;
type Fields = z.input<typeof blogPosts.create.request>['fields'];

describe('posts', () => {
  let content: ContentUnderTest;
  let others: RunningService[] = [];
  let number = 0;
  beforeAll(async () => {
    content = await startContentUnderTest();
  });
  afterEach(async () => {
    content.clock.now = () => new Date();
    await Promise.all(others.map((service) => service.stop()));
    others = [];
  });
  afterAll(async () => {
    await content.stop();
  });

  const newFields = (changes: Partial<Fields> = {}): Fields => {
    number += 1;
    const slug = `post-${number}`;
    return {
      title: `Post ${number}`,
      slug,
      excerpt: 'Short',
      content: '<p>Long</p>',
      draft: false,
      ...changes,
    };
  };
  const create = (changes: Partial<Fields> = {}) =>
    content.client.request(blogPosts.create, { fields: newFields(changes), by });
  const shown = (slug: string) => content.client.request(showBlogPost, { slug });
  const listed = async (): Promise<string[]> =>
    (await content.client.request(listBlogPosts, { limit: 100 })).posts.map(({ slug }) => slug);
  const rename = (entry: { id: number; version: number }, changes: Partial<Fields>) =>
    content.client.request(blogPosts.update, {
      id: entry.id,
      fields: newFields(changes),
      expectedVersion: entry.version,
      by,
    });

  it('have their author and category in lists too, if staff have set them', async () => {
    const named = await create({ author: ' Leila Haddad ', category: 'Buying' });
    const plain = await create();
    const { posts } = await content.client.request(listBlogPosts, { limit: 100 });
    const of = (slug: string) => posts.find((post) => post.slug === slug);
    expect(of(named.slug)).toMatchObject({ author: 'Leila Haddad', category: 'Buying' });
    expect(of(plain.slug)).toMatchObject({ author: '', category: '' });
  });

  it('are listed in parts, all of them or those of a category or an author by slug', async () => {
    const written = [];
    for (const category of ['Sea & sand', 'sea sand', 'Sea & sand'])
      written.push((await create({ category, author: 'Zoë Çelik', publishAt: '2020-01-01T08:00:00Z' })).slug);
    const list = (part: z.input<typeof listBlogPosts.request>) => content.client.request(listBlogPosts, part);
    const of = { category: 'sea-sand', limit: 2 };
    const first = await list(of);
    expect(first).toMatchObject({ total: 3, chosen: 'Sea & sand' });
    expect(first.categories.filter(({ slug }) => slug === 'sea-sand')).toHaveLength(1);
    const second = await list({ ...of, offset: 2 });
    expect([...first.posts, ...second.posts].map(({ slug }) => slug)).toEqual(written.toReversed());
    expect(await list({ author: 'zoe-celik' })).toMatchObject({ total: 3, chosen: 'Zoë Çelik' });
    expect(await list({ author: 'nobody' })).toMatchObject({ posts: [], total: 0, chosen: null });
    expect((await list({ limit: 1 })).total).toBeGreaterThan(3);
  });

  it('without a time are published at once, with the date in Dubai', async () => {
    content.clock.now = () => new Date('2026-11-20T21:00:00Z');
    const { slug, state } = await create();
    expect(state).toBe('published');
    expect(await shown(slug)).toMatchObject({ post: { slug, date: '2026-11-21', content: '<p>Long</p>' } });
    expect(await listed()).toContain(slug);
  });

  it('are listed without content, drafts for staff only', async () => {
    const draft = await create({ draft: true });
    const { posts } = await content.client.request(listBlogPosts, {});
    for (const post of posts) expect(post).not.toHaveProperty('content');
    expect(posts.map(({ id }) => id)).not.toContain(draft.id);
    await expect(shown(draft.slug)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { entries } = await content.client.request(listBlogPostEntries, {});
    expect(entries.find(({ id }) => id === draft.id)).toMatchObject({ state: 'draft', publishAt: null });
    for (const entry of entries) expect(entry).not.toHaveProperty('content');
    expect(await content.client.request(showBlogPostEntry, { id: draft.id })).toEqual({
      ...draft,
      lifecycle: expect.objectContaining({ live: false, draft: null }),
    });
  });

  it('that wait for their date say so to staff, and for another time once that is set', async () => {
    const publishAt = '2030-01-01T05:00:00.000Z';
    const { id } = await create({ publishAt });
    const stateOf = async () => content.client.request(showBlogPostEntry, { id });
    expect(await stateOf()).toMatchObject({ state: 'scheduled', lifecycle: { live: false, publishAt } });
    const times = { publishAt: '2031-01-01T05:00:00.000Z', withdrawAt: null };
    await content.client.request(scheduleEntry, { kind: 'blog-post', id, ...times, by });
    expect(await stateOf()).toMatchObject({ state: 'draft', lifecycle: { publishAt: times.publishAt } });
    await content.client.request(scheduleEntry, {
      kind: 'blog-post',
      id,
      publishAt: null,
      withdrawAt: null,
      by,
    });
    expect(await stateOf()).toMatchObject({ lifecycle: { publishAt: null, scheduledBy: '' } });
  });

  it('that are drafts are stored as a save would store them, so that only what differs is shown as changed', async () => {
    const { id } = await create({ publishAt: '2026-10-21T00:00:00+04:00', title: 'Before' });
    const save = (content_: string, publishAt: string, expectedVersion: number) =>
      content.client.request(saveDraft, {
        kind: 'blog-post',
        id,
        by,
        expectedVersion,
        fields: { ...newFields({ title: 'After', content: content_, publishAt }), slug: `post-${number}` },
      });
    const { version } = await save('<p>Long<script>x</script></p>', '2026-10-21T04:00:00+04:00', 1);
    const diff = await content.client.request(diffVersion, { kind: 'blog-post', id, version });
    expect(diff.sections.filter(({ field }) => field !== 'slug')).toEqual([
      {
        field: 'title',
        parts: [
          { kind: 'removed', text: 'Before' },
          { kind: 'added', text: 'After' },
        ],
      },
      {
        field: 'publishAt',
        parts: [
          { kind: 'removed', text: '21 Oct 2026, 00:00 Dubai time' },
          { kind: 'added', text: '21 Oct 2026, 04:00 Dubai time' },
        ],
      },
    ]);
    const foreign = save(
      '<p><img src="https://evil.example/x.png"></p>',
      '2026-10-21T04:00:00+04:00',
      version,
    );
    await expect(foreign).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      extra: { issues: [{ field: 'fields.content' }] },
    });
  });

  it('keep their date when they are edited, and are hidden again when they become drafts', async () => {
    const post = await create({ publishAt: '2026-01-02T08:00:00+04:00' });
    const corrected = await rename(post, { slug: post.slug, title: 'Corrected' });
    expect(corrected).toMatchObject({ state: 'published', publishAt: '2026-01-02T04:00:00.000Z' });
    await rename(corrected, { slug: post.slug, draft: true });
    await expect(shown(post.slug)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('that are scheduled are published when they are due, with one event for any number of replicas', async () => {
    others = await Promise.all(
      [1, 2].map(() => startContent(content.databaseUrl, content.natsUrl, undefined)),
    );
    const publishAt = new Date(Date.now() + HOUR_MS).toISOString();
    const { slug, state } = await create({ publishAt });
    expect(state).toBe('scheduled');
    const before = await content.publishedVersion('blog-post');
    const publishAll = (): Promise<unknown> =>
      Promise.all([content.service, ...others].map(({ app }) => app.get(PublishDuePosts).publishDue()));
    await publishAll();
    await expect(shown(slug)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await content.publishedVersion('blog-post')).toBe(before);

    for (const { app } of [content.service, ...others]) app.get(Clock).now = () => new Date(publishAt);
    await publishAll();
    await waitFor('the post', async () => (await listed()).includes(slug));
    await publishAll();
    expect(await shown(slug)).toMatchObject({ post: { slug } });
    expect(await content.publishedVersion('blog-post')).toBe(before + 1);
  });

  it('that are deleted before their time are not published, and are once they are restored', async () => {
    const publishAt = new Date(Date.now() + HOUR_MS).toISOString();
    const { id, slug } = await create({ publishAt });
    await content.client.request(blogPosts.remove, { id, by });
    content.clock.now = () => new Date(publishAt);
    const publish = content.service.app.get(PublishDuePosts);
    await publish.publishDue();
    await content.client.request(blogPosts.restore, { id, by });
    await expect(shown(slug)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await publish.publishDue();
    expect(await shown(slug)).toMatchObject({ post: { id } });
  });

  it('redirect from every former slug to the current one, in one step', async () => {
    const first = await create();
    const second = await rename(first, {});
    const third = await rename(second, {});
    expect(await shown(first.slug)).toEqual({ redirectTo: third.slug });
    expect(await shown(second.slug)).toEqual({ redirectTo: third.slug });
    const back = await rename(third, { slug: first.slug });
    expect(await shown(first.slug)).toMatchObject({ post: { id: back.id } });
    expect(await shown(third.slug)).toEqual({ redirectTo: first.slug });
  });

  it('do not redirect from a former slug while they are not public', async () => {
    const first = await create();
    const moved = await rename(first, { draft: true });
    await expect(shown(first.slug)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await content.client.request(blogPosts.remove, { id: moved.id, by });
    await expect(shown(moved.slug)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('cannot share a slug, also when many are saved at once', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => create({ slug: 'wanted-by-all' })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of tries) {
      if (answer.status === 'rejected') {
        expect(answer.reason).toMatchObject({
          code: 'CONFLICT',
          extra: { issues: [{ field: 'slug' }], details: { reason: 'slug-taken' } },
        });
      }
    }
    const other = await create();
    await expect(rename(other, { slug: 'wanted-by-all' })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('cannot be restored to a slug that another post has by now', async () => {
    const { id, slug } = await create();
    await content.client.request(blogPosts.remove, { id, by });
    await create({ slug });
    await expect(content.client.request(blogPosts.restore, { id, by })).rejects.toMatchObject({
      code: 'CONFLICT',
      extra: { details: { reason: 'slug-taken' } },
    });
  });

  it('contain nothing that runs', async () => {
    const { slug } = await create({ content: SAVED_PAYLOADS.join('\n') });
    const answer = await shown(slug);
    const html = 'post' in answer ? answer.post.content : '';
    expect(html).toContain('<p>');
    expect(html).not.toMatch(/<(?:script|iframe|svg|style|object|embed|form)|<[^>]*\son\w+\s*=/i);
    for (const [, address = ''] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
      expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(new URL(address, 'https://site').protocol);
    }
  });

  it.each([
    ['an address that is none', { slug: '../etc/passwd' }, 'fields.slug'],
    ['a picture that runs', { image: 'javascript:alert(1)' }, 'fields.image'],
    ['a picture from elsewhere than below our uploads', { image: '/uploads/../secret' }, 'fields.image'],
    ['a time that is none', { publishAt: 'tomorrow' }, 'fields.publishAt'],
    ['a time without end', { publishAt: '9999-12-31T00:00:00Z' }, 'fields.publishAt'],
    ['no title', { title: '  ' }, 'fields.title'],
    ['a title that cannot be stored', { title: 'a\0b' }, 'fields.title'],
    ['content without end', { content: 'x'.repeat(200_001) }, 'fields.content'],
  ])('with %s are refused with the name of the field', async (_, changes, field) => {
    await expect(create(changes)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      extra: { issues: expect.arrayContaining([expect.objectContaining({ field })]) as unknown },
    });
  });
});
