import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogPosts, team } from '@manzil/contracts/http/content-editing';
import { createPage, getPage, updatePage } from '@manzil/contracts/content/page-rpc';
import { draft, PagesUnderTest } from './pages-under-test.js';

const by = 'leila';
const FOREIGN = 'https://tracker.example/pixel.png';

describe('a picture of another site', () => {
  let pages: PagesUnderTest;
  beforeAll(async () => {
    pages = await PagesUnderTest.start();
  });
  afterAll(async () => {
    await pages.stop();
  });

  const refusedFor = (field: string, line: number) => ({
    code: 'VALIDATION_FAILED',
    extra: {
      issues: [
        {
          field,
          message: `Line ${line}: use a picture of the library (/uploads/…) instead of ${FOREIGN}`,
        },
      ],
    },
  });

  it.each([
    ['html', 2, { html: `<p>One</p>\n<p><img src="${FOREIGN}"></p>` }],
    ['html', 1, { html: `<picture><source srcset="/uploads/a.webp 1x, ${FOREIGN} 2x"></picture>` }],
    ['css', 3, { css: `.a { color: red }\n.b {\n  background: #fff url("${FOREIGN}") no-repeat }` }],
  ])('is refused in the %s of a page, with its line', async (field, line, changes) => {
    const saving = pages.client.request(createPage, { ...draft(), ...changes });
    await expect(saving).rejects.toMatchObject(refusedFor(field, line));
  });

  it('is refused in the content and as the picture of a post, and as the photo of a member', async () => {
    const post = { title: 'Post', slug: 'post', excerpt: '', content: '<p>Long</p>', draft: true };
    const save = (changes: object) =>
      pages.client.request(blogPosts.create, { fields: { ...post, ...changes }, by });
    await expect(save({ content: `<p>One</p>\n\n<img src='${FOREIGN}'>` })).rejects.toMatchObject(
      refusedFor('fields.content', 3),
    );
    await expect(save({ image: FOREIGN })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const person = { name: 'Noor', designation: 'Broker', photo: FOREIGN };
    await expect(pages.client.request(team.create, { fields: person, by })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('is accepted from a host of IMAGE_HOSTS, over https alone', async () => {
    const url = 'https://photos.agency.example/a.webp';
    const html = `<p><img src="${url}" /></p>`;
    const css = `.a { background: url("${url}") }`;
    const page = await pages.client.request(createPage, { ...draft(), html, css });
    expect(await pages.client.request(getPage, { id: page.id })).toMatchObject({
      page: { html: expect.stringContaining(url), css: expect.stringContaining(url) },
    });
    const plain = { ...draft(), html: html.replace('https', 'http') };
    await expect(pages.client.request(createPage, plain)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  it('that was stored before is shown until its page is saved again', async () => {
    const page = await pages.client.request(createPage, draft());
    const html = `<p><img src="${FOREIGN}" /></p>`;
    await pages.rows('UPDATE page SET html = $2 WHERE id = $1', [page.id, html]);
    expect(await pages.client.request(getPage, { id: page.id })).toMatchObject({ page: { html } });
    const again = { ...draft(page.linkAddress), id: page.id, expectedVersion: 1, html };
    await expect(pages.client.request(updatePage, again)).rejects.toMatchObject(refusedFor('html', 1));
  });

  it('is not confused with a link, which may lead to any site', async () => {
    const html =
      '<p><a href="https://www.dubailand.gov.ae/logo.png">Authority</a> <img src="/uploads/a.webp" /></p>';
    expect(await pages.client.request(createPage, { ...draft(), html })).toMatchObject({ html });
  });
});

describe('text of one line', () => {
  let pages: PagesUnderTest;
  beforeAll(async () => {
    pages = await PagesUnderTest.start();
  });
  afterAll(async () => {
    await pages.stop();
  });

  it.each([
    ['\u202Emoc.live\u202C Noor', 'moc.live Noor'],
    ['\u2066\u200ENo\u200Bor\u2069', 'Noor'],
    ['\u061Cنور الحداد\u200F', 'نور الحداد'],
    ['نور می\u200Cخواهم 👩\u200D💼', 'نور می\u200Cخواهم 👩\u200D💼'],
  ])('is stored without invisible characters: %j', async (given, stored) => {
    const fields = { name: given, designation: 'Broker', photo: '/uploads/noor.webp' };
    expect(await pages.client.request(team.create, { fields, by })).toMatchObject({ name: stored });
  });

  it('that contains nothing else is empty', async () => {
    const fields = { name: '\u202E\u200F', designation: 'Broker', photo: '/uploads/noor.webp' };
    await expect(pages.client.request(team.create, { fields, by })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});
