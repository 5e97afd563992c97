import { contentAuditRecorded } from '@manzil/contracts/audit';
import { blogPosts, faqs, team, testimonials } from '@manzil/contracts/http/content-editing';
import { listBlogPosts, listFaqs, listTeam, showBlogPost } from '@manzil/contracts/http/content';
import type { OmissibleKind } from '@manzil/contracts/content/translation';
import { changeOmission, listTranslations } from '@manzil/contracts/content/translation-rpc';
import { createPage, getPage } from '@manzil/contracts/content/page-rpc';
import { listTestimonials } from '@manzil/contracts/content/rpc';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { waitFor } from '@manzil/testing/wait-for';
import { watchSubject } from '@manzil/testing/watch-subject';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { translate } from './translate.js';
import { startContentUnderTest, type ContentUnderTest } from './content-under-test.js';

const by = 'leila';
const lang = 'ar' as const;
type Kind = Exclude<OmissibleKind, 'development'>;

describe('records without a translation', () => {
  let content: ContentUnderTest;
  let stopWatching: () => void;
  const acts: { action: string }[] = [];
  /** One record of each kind that is not translated. */
  const ids = {} as Record<Kind, number>;
  beforeAll(async () => {
    content = await startContentUnderTest();
    const { connection } = content.service.app.get(NatsLink);
    stopWatching = await watchSubject(connection, contentAuditRecorded.subject, (act) =>
      acts.push(act as { action: string }),
    );
    const { client } = content;
    const page = { seoTitle: '', metaDescription: '', keywords: '', css: '', by };
    const post = { excerpt: '', content: '<p>Rose.</p>', category: 'Market', tags: ['Villas'], draft: false };
    const created = {
      page: await client.request(createPage, {
        ...page,
        title: 'Visa',
        linkAddress: 'visa',
        html: '<p>Ask us.</p>',
      }),
      'blog-post': await client.request(blogPosts.create, {
        fields: { ...post, title: 'Prices', slug: 'prices' },
        by,
      }),
      faq: await client.request(faqs.create, { fields: { question: 'Can I?', answer: 'Yes.' }, by }),
      'team-member': await client.request(team.create, {
        fields: { name: 'Omar', designation: 'Adviser', photo: '/uploads/a.webp' },
        by,
      }),
      testimonial: await client.request(testimonials.create, {
        fields: { name: 'Ann', review: 'Good.', stars: 5 },
        by,
      }),
    };
    for (const [kind, { id }] of Object.entries(created)) ids[kind as Kind] = id;
  });
  afterAll(async () => {
    stopWatching();
    await content.stop();
  });

  const omit = (kind: Kind, omitted: boolean) =>
    content.client.request(changeOmission, { kind, language: lang, omitted });
  const idsOf = (records: readonly { id: number }[]) => records.map(({ id }) => id);
  const SHOWN: Readonly<Record<Kind, (asked?: typeof lang) => Promise<number[]>>> = {
    page: async (asked) => {
      const found = await content.client.request(getPage, { linkAddress: 'visa', lang: asked });
      return 'page' in found ? [found.page.id] : [];
    },
    'blog-post': async (asked) =>
      idsOf((await content.client.request(listBlogPosts, { limit: 10, lang: asked })).posts),
    faq: async (asked) => idsOf((await content.client.request(listFaqs, { lang: asked })).faqs),
    'team-member': async (asked) => idsOf((await content.client.request(listTeam, { lang: asked })).members),
    testimonial: async (asked) =>
      idsOf((await content.client.request(listTestimonials, { lang: asked })).testimonials),
  };
  const ARABIC: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
    page: { title: 'الإقامة', 'html.0': 'اسألنا.' },
    'blog-post': { title: 'الأسعار', 'content.0': 'ارتفعت.' },
    faq: { question: 'هل يمكنني؟', answer: 'نعم.' },
    'team-member': { designation: 'مستشار' },
    testimonial: { review: 'ممتاز.' },
  };
  const KINDS = Object.keys(ARABIC) as Kind[];
  const REFUSED = { code: 'NOT_FOUND', extra: { details: { reason: 'not-translated' } } };

  afterEach(async () => {
    await Promise.all(KINDS.map((kind) => omit(kind, false)));
    await content.dataSource.query('DELETE FROM content_translation');
  });

  it('a choice is listed and recorded, and has the event of its kind, once', async () => {
    const before = await content.publishedVersion('faq');
    await omit('faq', true);
    await omit('faq', true);
    expect(await content.client.request(listTranslations, { language: lang })).toMatchObject({
      omitted: ['faq'],
    });
    expect(await content.publishedVersion('faq')).toBe(before + 1);
    const recorded = () => acts.filter(({ action }) => action === 'omission-changed');
    await waitFor('the audit record', () => recorded().length > 0);
    expect(recorded()).toMatchObject([
      {
        entity: { kind: 'faq', id: null, title: 'Arabic' },
        changes: [{ field: 'omitted', before: false, after: true }],
      },
    ]);
  });

  it.each(KINDS)(
    'of the kind %s are in English, unless staff leave it out until it is ready',
    async (kind) => {
      const shown = SHOWN[kind];
      expect(await shown(lang)).toContain(ids[kind]);
      await omit(kind, true);
      if (kind === 'page') await expect(shown(lang)).rejects.toMatchObject(REFUSED);
      else expect(await shown(lang)).not.toContain(ids[kind]);
      expect(await shown()).toContain(ids[kind]);

      await translate(content.client, [kind, ids[kind]], ARABIC[kind], false);
      if (kind === 'page') await expect(shown(lang)).rejects.toMatchObject(REFUSED);
      else expect(await shown(lang)).not.toContain(ids[kind]);
      await translate(content.client, [kind, ids[kind]], {});
      expect(await shown(lang)).toContain(ids[kind]);
    },
  );

  it('of another kind stay as they are', async () => {
    await omit('faq', true);
    expect(await SHOWN.testimonial(lang)).toContain(ids.testimonial);
    expect(await SHOWN['blog-post'](lang)).toContain(ids['blog-post']);
  });

  it('posts are missing in pages, totals, categories and tags of the blog, and have no page', async () => {
    const fields = { title: 'Rents', slug: 'rents', excerpt: '', content: '', draft: false };
    const other = { ...fields, category: 'Renting', tags: ['Ejari'] };
    const { id } = await content.client.request(blogPosts.create, { fields: other, by });
    await translate(content.client, ['blog-post', id], { title: 'الإيجارات' });
    await omit('blog-post', true);
    const list = (query: object) => content.client.request(listBlogPosts, { limit: 1, lang, ...query });
    expect(await list({})).toMatchObject({
      posts: [{ id, title: 'الإيجارات' }],
      total: 1,
      categories: [{ slug: 'renting' }],
      tags: [{ slug: 'ejari' }],
    });
    expect(await list({ category: 'renting' })).toMatchObject({ posts: [{ id }], chosen: 'Renting' });
    await expect(list({ category: 'market' })).rejects.toMatchObject(REFUSED);
    expect(await list({ category: 'unknown' })).toMatchObject({ posts: [], chosen: null });
    await expect(content.client.request(showBlogPost, { slug: 'prices', lang })).rejects.toMatchObject(
      REFUSED,
    );
    expect(await content.client.request(showBlogPost, { slug: 'rents', lang })).toMatchObject({
      post: { id, language: 'ar' },
    });
  });
});
