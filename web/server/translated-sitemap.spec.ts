import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendTranslatedSitemap, type LoadedPage } from './translated-sitemap.mjs';

const ORIGIN = 'https://agency.example';
const START = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns:xhtml="x">\n';
const SITEMAPS: Record<string, string> = {
  static: `<url><loc>${ORIGIN}/</loc></url>\n<url><loc>${ORIGIN}/sell</loc><xhtml:link rel="alternate" hreflang="ar" href="${ORIGIN}/ar/sell"/></url>\n`,
  posts: `<url><loc>${ORIGIN}/blog/a-b</loc><lastmod>2026-09-14</lastmod></url>\n`,
};

describe('the sitemap of Arabic pages', () => {
  const pages: Record<string, LoadedPage> = {};
  const loaded: string[] = [];
  const gateway = createServer((request, response) => {
    const name = /^\/sitemaps\/(.+)\.xml$/.exec(request.url ?? '')?.[1] ?? '';
    response.setHeader('x-cache-tags', `list:${name}`).end(`${START}${SITEMAPS[name] ?? ''}</urlset>\n`);
  });
  const web = createServer(
    express().get('/', (request, response, next) =>
      sendTranslatedSitemap({
        language: 'ar',
        apiUrl: `http://127.0.0.1:${String((gateway.address() as AddressInfo).port)}`,
        publicUrl: `${ORIGIN}/`,
        loadPage: (path) => {
          loaded.push(path);
          return Promise.resolve(pages[path] ?? { languages: ['en'], isWhole: true, tags: [] });
        },
      })(request, response, next),
    ),
  );
  const open = () => fetch(`http://127.0.0.1:${String((web.address() as AddressInfo).port)}/`);

  beforeAll(async () => {
    for (const server of [gateway, web])
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    web.close();
    gateway.close();
  });
  beforeEach(() => {
    loaded.length = 0;
    pages['/'] = { languages: ['en', 'ar'], isWhole: true, tags: ['document:homepagedb'] };
    pages['/blog/a-b'] = { languages: ['en', 'ar'], isWhole: true, tags: ['blog'] };
  });

  const entry = (path: string, more = '') =>
    `<url><loc>${ORIGIN}/ar${path === '/' ? '' : path}</loc>${more}<xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}${path}"/><xhtml:link rel="alternate" hreflang="ar" href="${ORIGIN}/ar${path === '/' ? '' : path}"/></url>\n`;

  it('names the pages whose texts are all in Arabic, with their date and both languages', async () => {
    const answer = await open();
    expect(answer.headers.get('content-type')).toContain('application/xml');
    expect(await answer.text()).toBe(
      `${START}${entry('/blog/a-b', '<lastmod>2026-09-14</lastmod>')}${entry('/')}</urlset>\n`,
    );
  });

  it('leaves out a page with an English text, and asks of no page that has its Arabic entry elsewhere', async () => {
    pages['/blog/a-b'] = { languages: ['en'], isWhole: true, tags: ['blog'] };
    expect(await (await open()).text()).toBe(`${START}${entry('/')}</urlset>\n`);
    expect(loaded.sort()).toEqual(['/', '/blog/a-b']);
  });

  it('is stored until one of its pages or the sitemaps changes, also one that is left out', async () => {
    pages['/'] = { languages: ['en'], isWhole: true, tags: ['document:homepagedb', 'listing:1'] };
    const tags = (await open()).headers.get('x-cache-tags')?.split(' ');
    expect(tags).toEqual(
      expect.arrayContaining(['site', 'list:static', 'list:posts', 'document:homepagedb', 'blog']),
    );
    expect(tags).not.toContain('listing:1');
  });

  it('is not stored while a page could not be read as a whole', async () => {
    pages['/'] = { languages: ['en'], isWhole: false, tags: [] };
    expect(Object.fromEntries((await open()).headers)).toMatchObject({ 'cache-control': 'no-store' });
  });
});
