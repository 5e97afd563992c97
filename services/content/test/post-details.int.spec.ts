import { writeContentSitemap } from '@manzil/contracts/content/discovery-rpc';
import { listBlogPosts, showBlogPost } from '@manzil/contracts/http/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogPosts } from '@manzil/contracts/http/content-editing';
import { listVersions, saveDraft } from '@manzil/contracts/content/lifecycle-rpc';
import type { z } from 'zod';
import { startContentUnderTest, type ContentUnderTest } from './content-under-test.js';

const by = 'leila';
type Fields = z.input<typeof blogPosts.create.request>['fields'];

describe('posts', () => {
  let content: ContentUnderTest;
  let number = 0;
  beforeAll(async () => {
    content = await startContentUnderTest();
  });
  afterAll(async () => {
    await content.stop();
  });

  const newFields = (changes: Partial<Fields> = {}): Fields => {
    number += 1;
    const texts = { title: `Post ${number}`, slug: `detailed-${number}`, excerpt: 'Short' };
    return { ...texts, content: '<p>Long</p>', draft: false, ...changes };
  };
  const create = (changes: Partial<Fields> = {}) =>
    content.client.request(blogPosts.create, { fields: newFields(changes), by });
  const shown = (slug: string) => content.client.request(showBlogPost, { slug });

  it('have tags that lead to one list each, by slug, as long as a published post has them', async () => {
    const first = await create({ tags: ['Off plan', 'off-plan', ' Sea view '] });
    const second = await create({ tags: ['OFF PLAN'] });
    await create({ tags: ['Never seen'], draft: true });
    const { posts, total, tags, chosen } = await content.client.request(listBlogPosts, { tag: 'off-plan' });
    expect([posts.map(({ slug }) => slug), total, chosen]).toEqual([
      [second.slug, first.slug],
      2,
      'OFF PLAN',
    ]);
    expect(first.tags).toEqual(['Off plan', 'Sea view']);
    const names = tags.map(({ slug }) => slug);
    expect(names).toEqual(expect.arrayContaining(['off-plan', 'sea-view']));
    expect(names).not.toContain('never-seen');
    expect(await content.client.request(listBlogPosts, { tag: 'never-seen' })).toMatchObject({
      chosen: null,
    });
    const sitemap = await content.client.request(writeContentSitemap, {
      name: 'posts',
      origin: 'https://manzil.example',
    });
    expect(sitemap.text).toContain('https://manzil.example/blog/tag/sea-view');
    expect(sitemap.text).not.toContain('never-seen');
  });

  it('have texts for search engines, a social picture and homes, which a draft changes for staff alone', async () => {
    const relatedHomes = { by: 'hand' as const, homes: [{ id: 5, reference: 'MZ-5' }] };
    const fields = newFields({
      seoTitle: 'Found',
      seoDescription: 'By engines',
      socialImage: '/uploads/s.webp',
      relatedHomes,
      content: '<p>Text</p><div data-home="5" data-reference="MZ-5"></div><iframe src="x"></iframe>',
    });
    const post = await content.client.request(blogPosts.create, { fields, by });
    const shownNow = async () => JSON.stringify(await shown(post.slug));
    const before = await shownNow();
    expect(await shown(post.slug)).toMatchObject({
      post: {
        seoTitle: 'Found',
        seoDescription: 'By engines',
        socialImage: '/uploads/s.webp',
        relatedHomes,
        content: '<p>Text</p><div data-home="5" data-reference="MZ-5"></div>',
      },
    });
    const draft = { ...fields, tags: ['New'], seoTitle: 'Other', socialImage: null, relatedHomes: null };
    await content.client.request(saveDraft, {
      kind: 'blog-post',
      id: post.id,
      fields: draft,
      expectedVersion: post.version,
      by,
    });
    expect(await shownNow()).toBe(before);
  });

  it('that are saved by themselves keep one version of a member, and never take the place of another one', async () => {
    const post = await create({ draft: true });
    const fields = newFields({ slug: post.slug });
    const save = (expectedVersion: number, replacesDraft: boolean, who = by) =>
      content.client.request(saveDraft, {
        kind: 'blog-post',
        id: post.id,
        fields,
        expectedVersion,
        replacesDraft,
        by: who,
      });
    const versions = async () =>
      (await content.client.request(listVersions, { kind: 'blog-post', id: post.id })).versions.map(
        ({ version }) => version,
      );
    await save(1, false);
    await save(2, true);
    await save(3, true);
    expect(await versions()).toEqual([4, 1]);
    await save(4, true, 'omar');
    expect(await versions()).toEqual([5, 4, 1]);
    await expect(save(4, true)).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});
