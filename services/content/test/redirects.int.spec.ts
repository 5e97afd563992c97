import { LIFECYCLE_KINDS } from '@manzil/contracts/content/lifecycle';
import { deleteRedirect } from '@manzil/contracts/http/links';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as lifecycle from '@manzil/contracts/content/lifecycle-rpc';
import { createPage, deletePage, updatePage } from '@manzil/contracts/content/page-rpc';
import * as rpc from '@manzil/contracts/content/redirect-rpc';
import { saveFooter, navigationItems, faqs } from '@manzil/contracts/http/content-editing';
import { getFrameEntry } from '@manzil/contracts/content/editing-rpc';
import { startContentUnderTest, type ContentUnderTest } from './content-under-test.js';

const by = 'leila';
const ORIGIN = 'https://agency.example';
const page = (linkAddress: string, html = '<p>Guide</p>') => ({
  title: 'Guide',
  linkAddress,
  html,
  css: '',
  seoTitle: '',
  metaDescription: '',
  keywords: '',
  by,
});

let content: ContentUnderTest;
beforeAll(async () => {
  content = await startContentUnderTest();
});
afterAll(async () => {
  await content.stop();
});

const add = (from: string, to: string, status: 301 | 308 = 301) =>
  content.client.request(rpc.addRedirect, { from, to, status, by });
const follow = async (path: string) => (await content.client.request(rpc.followRedirect, { path })).redirect;
const list = async () => (await content.client.request(rpc.listRedirects, {})).redirects;

describe('redirects', () => {
  it('are followed however a path is spelled, and each use is counted', async () => {
    await add('/Old-Guide/', '/guide', 308);
    for (const path of ['/old-guide', '/OLD-GUIDE', '/old-guide/'])
      expect(await follow(path)).toEqual({ to: '/guide', status: 308 });
    expect(await follow('/older-guide')).toBeNull();
    expect(await list()).toMatchObject([{ from: '/old-guide', hits: 3, createdBy: by }]);
  });

  it('know letters that are not ASCII by their encoded form', async () => {
    await add('/دليل', '/guide');
    expect(await follow('/%D8%AF%D9%84%D9%8A%D9%84')).toMatchObject({ to: '/guide' });
  });

  it('are not made twice from one path, however many ask at once', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => add('/once', '/guide')));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(add('/once', '/other')).rejects.toMatchObject({
      code: 'CONFLICT',
      extra: { issues: [{ field: 'from' }] },
    });
  });

  it('never lead in a circle, also when the parts of one are added at the same time', async () => {
    await add('/a', '/b');
    await add('/b', '/c?x=1#y');
    await expect(add('/c', '/A/')).rejects.toMatchObject({ extra: { issues: [{ field: 'to' }] } });
    await expect(add('/self', '/self')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const pair = await Promise.allSettled([add('/left', '/right'), add('/right', '/left')]);
    expect(pair.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each([
    '/',
    '/buy',
    '/backend/x',
    '/api/pages',
    '/uploads/a.webp',
    '//evil.example',
    'guide',
    '/a?b',
    '/a b',
  ])('do not begin at %s', async (from) => {
    await expect(add(from, '/guide')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/a\r\nb',
    '/logout',
  ])('do not lead to %j', async (to) => {
    await expect(add('/somewhere', to)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('end when they are deleted', async () => {
    const { id } = await add('/ended', '/guide');
    await content.client.request(deleteRedirect, { id });
    expect(await follow('/ended')).toBeNull();
    await expect(content.client.request(deleteRedirect, { id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('are listed beside former paths, of what visitors see alone', async () => {
    const { id } = await content.client.request(createPage, page('moves'));
    await content.client.request(updatePage, { ...page('moved'), id, expectedVersion: 1 });
    const former = async () => (await content.client.request(rpc.listFormerPaths, {})).paths;
    expect(await former()).toEqual([{ kind: 'page', id, title: 'Guide', from: '/moves', to: '/moved' }]);
    await content.client.request(deletePage, { id, by });
    expect(await former()).toEqual([]);
  });
});

describe('links', () => {
  const links = async (kind: string, to?: string[]) => {
    const request = { kind: kind as 'page', origin: ORIGIN, ...(to !== undefined && { to }) };
    return (await content.client.request(lifecycle.listLinks, request)).uses;
  };

  it('are listed of every kind of content', async () => {
    for (const kind of LIFECYCLE_KINDS)
      if (kind !== 'development') expect(await links(kind)).toEqual(expect.any(Array));
  });

  it('are found in texts, in the navigation, in the footer and in drafts', async () => {
    const html = `<p><a href="/target">T</a> <a href="${ORIGIN}/Target?x=1">U</a> <a href="/other">O</a></p>`;
    const { id } = await content.client.request(createPage, page('source', html));
    const nav = { title: 'T', url: '/target/', openInNewWindow: false };
    await content.client.request(navigationItems.create, { fields: nav, by });
    const { footer } = await content.client.request(getFrameEntry, {});
    const columns = [{ heading: 'Go', links: [{ title: 'T', url: '/target' }] }];
    const { about, address, phone, email, licence, social, copyright } = footer;
    const fields = { about, address, phone, email, licence, social, copyright, columns };
    await content.client.request(saveFooter, { fields, expectedVersion: footer.version, by });
    const faq = await content.client.request(faqs.create, {
      fields: { question: 'Where?', answer: '<p>Here.</p>' },
      by,
    });
    await content.client.request(lifecycle.saveDraft, {
      kind: 'faq',
      id: faq.id,
      expectedVersion: faq.version,
      by,
      fields: { question: 'Where?', answer: '<p><a href="/target">There</a></p>' },
    });

    const to = ['/target'];
    expect(await links('page', to)).toEqual([
      {
        kind: 'page',
        id,
        title: 'Guide',
        link: `/backend/pages/${String(id)}`,
        draft: false,
        path: '/target',
        texts: ['T'],
      },
      {
        kind: 'page',
        id,
        title: 'Guide',
        link: `/backend/pages/${String(id)}`,
        draft: false,
        path: '/Target',
        texts: ['U'],
      },
    ]);
    expect(await links('navigation-item', to)).toMatchObject([{ title: 'T', draft: false }]);
    expect(await links('footer', to)).toMatchObject([{ kind: 'footer', path: '/target' }]);
    expect(await links('faq', to)).toMatchObject([{ title: 'Where?', draft: true, path: '/target' }]);
  });

  it('are listed in parts that leave nothing out', async () => {
    for (const name of ['one', 'two', 'three'])
      await content.client.request(createPage, page(name, '<p><a href="/part">P</a></p>'));
    const found: string[] = [];
    for (let after: number | null = 0; after !== null;) {
      const part: { uses: { path: string }[]; next: number | null } = await content.client.request(
        lifecycle.listLinks,
        { kind: 'page', after, limit: 1, origin: ORIGIN, to: ['/part'] },
      );
      found.push(...part.uses.map(({ path }) => path));
      after = part.next;
    }
    expect(found).toEqual(['/part', '/part', '/part']);
  });
});
