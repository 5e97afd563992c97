import { blogPosts, saveFooter, team, testimonials } from '@manzil/contracts/http/content-editing';
import {
  listBlogPosts,
  listTeam,
  showBlogPost,
  showDocument,
  showSiteFrame,
} from '@manzil/contracts/http/content';
import { DOCUMENT_IDS } from '@manzil/contracts/content/documents';
import { createPage, deletePage, getPage, updatePage } from '@manzil/contracts/content/page-rpc';
import { listTestimonials, saveDocument } from '@manzil/contracts/content/rpc';
import { purgePage } from '@manzil/contracts/http/recycle-bin';
import { showTranslation } from '@manzil/contracts/content/translation-rpc';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translate, type Kind } from './translate.js';
import { startContentUnderTest, type ContentUnderTest } from './content-under-test.js';

const by = 'leila';
const lang = 'ar' as const;
const FOOTER = {
  about: 'An agency in Dubai.',
  address: 'Al Wasl Road, Dubai',
  phone: '+971 4 000 0000',
  email: 'hello@manzil.example',
  licence: '12345',
  columns: [
    {
      heading: 'Explore',
      links: [
        { title: 'Buy', url: '/buy' },
        { title: 'Rent', url: '/rent' },
      ],
    },
  ],
  social: [{ network: 'Instagram', url: 'https://example.com/manzil' }],
  copyright: '© Manzil',
};
const PAGE = {
  title: 'Golden visa',
  seoTitle: '',
  metaDescription: '',
  keywords: '',
  linkAddress: 'golden-visa',
  html:
    '<section class="hero"><h2>Golden visa</h2><img src="/uploads/a.webp" alt="A &quot;villa&quot;" />' +
    '<p>Ask <a href="/contact">our team</a> &amp; apply.</p><p>12<br />&amp;</p></section>' +
    '<div data-live="homes" data-purpose="sale"></div>',
  css: '.hero { color: #123456 }',
};

describe('Arabic texts of each kind', () => {
  let content: ContentUnderTest;
  beforeAll(async () => {
    content = await startContentUnderTest();
  });
  afterAll(() => content.stop());

  const show = (kind: Kind, id: number) => content.client.request(showTranslation, { kind, id });
  const save = (kind: Kind, id: number, arabic: Record<string, string>, ready = true) =>
    translate(content.client, [kind, id], arabic, ready);

  it('a footer is translated in its lists, and links in another order keep their Arabic', async () => {
    await content.client.request(saveFooter, { fields: FOOTER, expectedVersion: 1, by });
    await save('footer', 1, {
      about: 'وكالة في دبي.',
      address: 'شارع الوصل، دبي',
      'columns.0.heading': 'استكشف',
      'columns.0.links.0.title': 'شراء',
      'columns.0.links.1.title': 'إيجار',
      copyright: '© منزل',
    });
    const shown = async () => (await content.client.request(showSiteFrame, { lang })).footer;
    const footer = await shown();
    expect(footer).toMatchObject({ language: 'ar', phone: FOOTER.phone, social: FOOTER.social });
    expect(footer.columns[0]?.links).toEqual([
      { title: 'شراء', url: '/buy' },
      { title: 'إيجار', url: '/rent' },
    ]);

    const columns = FOOTER.columns.map(({ heading, links }) => ({ heading, links: links.toReversed() }));
    await content.client.request(saveFooter, { fields: { ...FOOTER, columns }, expectedVersion: 2, by });
    const reordered = await shown();
    expect(reordered.language).toBe('ar');
    expect(reordered.columns[0]?.links).toEqual([
      { title: 'إيجار', url: '/rent' },
      { title: 'شراء', url: '/buy' },
    ]);
  });

  it('a page is translated paragraph by paragraph; its layout and live blocks stay byte for byte', async () => {
    const page = await content.client.request(createPage, { ...PAGE, by });
    const { entries } = await show('page', page.id);
    expect(entries.map(({ path, kind, english }) => ({ path, kind, english }))).toEqual([
      { path: 'title', kind: 'line', english: 'Golden visa' },
      { path: 'html.0', kind: 'html', english: 'Golden visa' },
      { path: 'html.1', kind: 'line', english: 'A "villa"' },
      { path: 'html.2', kind: 'html', english: 'Ask <a href="/contact">our team</a> &amp; apply.' },
    ]);
    await save('page', page.id, {
      title: 'الإقامة الذهبية',
      'html.0': 'الإقامة الذهبية',
      'html.1': 'فيلا "كبيرة" & <حديقة>',
      'html.2': 'اسأل <a href="/contact" onclick="x()">فريقنا</a> وقدّم<script>alert(1)</script>.',
    });
    const find = (lang?: 'ar') =>
      content.client.request(getPage, { linkAddress: PAGE.linkAddress, ...(lang && { lang }) });
    const english = await find();
    if (!('page' in english)) throw new Error('the page has moved');
    expect(await find('ar')).toMatchObject({
      page: {
        title: 'الإقامة الذهبية',
        language: 'ar',
        html: english.page.html
          .replace('<h2>Golden visa', '<h2>الإقامة الذهبية')
          .replace('A &quot;villa&quot;', 'فيلا &quot;كبيرة&quot; &amp; &lt;حديقة&gt;')
          .replace(
            'Ask <a href="/contact">our team</a> &amp; apply.',
            'اسأل <a href="/contact">فريقنا</a> وقدّم.',
          ),
      },
    });

    const changed = PAGE.html.replace('<h2>', '<p>New here.</p><h2>');
    const fields = { ...PAGE, html: changed, id: page.id, expectedVersion: page.version, by };
    await content.client.request(updatePage, fields);
    expect(await show('page', page.id)).toMatchObject({
      translated: 4,
      missing: 1,
      outdated: 0,
      entries: [{}, { path: 'html.0', english: 'New here.', state: 'missing' }, {}, {}, {}],
    });
    expect(await find('ar')).toMatchObject({ page: { language: 'en', title: 'Golden visa' } });
  });

  it('a picture of another site is refused in an Arabic paragraph', async () => {
    const page = await content.client.request(createPage, { ...PAGE, linkAddress: 'foreign', by });
    await expect(
      save('page', page.id, { 'html.0': '<img src="https://evil.example/a.png" alt="">' }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('the translation of a page ends when the page is purged', async () => {
    const page = await content.client.request(createPage, { ...PAGE, linkAddress: 'purged', by });
    await save('page', page.id, { title: 'صفحة' }, false);
    await content.client.request(deletePage, { id: page.id, by });
    await content.client.request(purgePage, { id: page.id });
    const rows = await content.dataSource.query<unknown[]>(
      `SELECT FROM content_translation WHERE kind = 'page' AND entry_id = $1`,
      [page.id],
    );
    expect(rows).toEqual([]);
  });

  it('posts are Arabic in lists as on their pages, with the categories that URLs are made of', async () => {
    const { id } = await content.client.request(blogPosts.create, {
      fields: {
        title: 'Prices in May',
        slug: 'prices-in-may',
        excerpt: 'What sold.',
        content: '<p>Prices rose.</p><ul><li>Villas</li></ul>',
        category: 'Market',
        draft: false,
      },
      by,
    });
    await save('blog-post', id, {
      title: 'الأسعار في مايو',
      excerpt: 'ما بيع.',
      'content.0': 'ارتفعت الأسعار.',
    });
    const listed = async () =>
      (await content.client.request(listBlogPosts, { limit: 10, lang })).posts.find((post) => post.id === id);
    expect(await listed()).toMatchObject({ title: 'Prices in May', language: 'en' });
    await save('blog-post', id, { 'content.1': 'فلل' });
    const post = await listed();
    expect(post).toMatchObject({ title: 'الأسعار في مايو', category: 'Market', language: 'ar' });
    expect(post).not.toHaveProperty('content');
    expect(await content.client.request(showBlogPost, { slug: 'prices-in-may', lang })).toMatchObject({
      post: { language: 'ar', content: '<p>ارتفعت الأسعار.</p><ul><li>فلل</li></ul>' },
    });
  });

  it('categories and tags are translated once for all posts, each by itself', async () => {
    const post = { title: 'Rents', slug: 'rents', excerpt: '', content: '', draft: false };
    const fields = { ...post, category: 'Renting', tags: ['Ejari', 'Cheques'] };
    await content.client.request(blogPosts.create, { fields, by });
    const { entries } = await show('blog-terms', 1);
    expect(entries.map(({ english }) => english)).toEqual(expect.arrayContaining(['Renting', 'Cheques']));
    const pathOf = (name: string): string =>
      entries.find(({ english }) => english === name)?.path ?? 'missing';
    const terms = async () => (await content.client.request(listBlogPosts, { limit: 10, lang })).terms;
    await save('blog-terms', 1, { [pathOf('Renting')]: 'الإيجار' }, false);
    expect(await terms()).toEqual({});
    await save('blog-terms', 1, { [pathOf('Ejari')]: 'إيجاري' });
    expect(await terms()).toEqual({ Renting: 'الإيجار', Ejari: 'إيجاري' });
    expect(await content.client.request(showBlogPost, { slug: 'rents', lang })).toMatchObject({
      post: { category: 'Renting', tags: ['Ejari', 'Cheques'] },
      terms: { Renting: 'الإيجار', Ejari: 'إيجاري' },
    });
    expect(await content.client.request(showBlogPost, { slug: 'rents' })).not.toHaveProperty('terms');
    await expect(show('blog-terms', 2)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('texts of pages, the settings of the site, the team and testimonials are translated', async () => {
    const details = { agencyname: 'Manzil', phone: '+971 4 1', titlesuffix: 'Manzil Dubai' };
    await content.client.request(saveDocument, { name: 'commondb', fields: details, expectedVersion: 0, by });
    await save('document', DOCUMENT_IDS.commondb, { agencyname: 'منزل', titlesuffix: 'منزل دبي' });
    expect(await content.client.request(showDocument, { name: 'commondb', lang })).toMatchObject({
      language: 'ar',
      fields: { agencyname: 'منزل', phone: '+971 4 1' },
    });
    const { settings } = await content.client.request(showSiteFrame, { lang });
    expect(settings).toMatchObject({ titleSuffix: 'منزل دبي', language: 'ar' });

    const member = {
      name: 'Leila Haddad',
      designation: 'Adviser',
      photo: '/uploads/a.webp',
      languages: ['French'],
    };
    const { id } = await content.client.request(team.create, { fields: member, by });
    await save('team-member', id, { designation: 'مستشارة', 'languages.0': 'الفرنسية' });
    const { members } = await content.client.request(listTeam, { lang });
    expect(members.find((each) => each.id === id)).toMatchObject({
      name: 'Leila Haddad',
      designation: 'مستشارة',
      languages: ['الفرنسية'],
      language: 'ar',
    });

    const said = await content.client.request(testimonials.create, {
      fields: { name: 'Ann', review: 'Good.', stars: 5 },
      by,
    });
    await save('testimonial', said.id, { review: 'ممتاز.' });
    const shown = (await content.client.request(listTestimonials, { lang })).testimonials;
    expect(shown.find((each) => each.id === said.id)).toMatchObject({ review: 'ممتاز.', language: 'ar' });
  });
});
