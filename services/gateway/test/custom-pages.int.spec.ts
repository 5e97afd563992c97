import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '@manzil/contracts/content/page';
import { ResponseCache } from '../src/edge/response-cache/response-cache.js';
import { waitFor } from '@manzil/testing/wait-for';
import { postJson, startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';
import { fakePages } from './fake-pages.js';
import { publishContentChanged } from './fake-services.js';

const PAGE = {
  title: 'Golden visa',
  html: '<h1>Golden visa</h1>',
  css: 'h1 { color: teal }',
  linkAddress: 'golden-visa',
  seoTitle: 'Golden visa by property',
  metaDescription: 'Who may have one',
  keywords: 'visa',
  pageVal: 'pages',
};

interface Saved {
  message: string;
  result: Page;
}

describe('custom pages', () => {
  let stack: GatewayUnderTest;
  let cookie: string;
  beforeAll(async () => {
    stack = await startGatewayUnderTest();
    cookie = await stack.sessionOf('editor');
  });
  afterAll(async () => {
    await stack.stop();
  });

  const send = (method: string, path: string, body?: unknown): Promise<Response> =>
    stack.call(path, {
      ...(body === undefined ? { headers: { cookie } } : postJson(body, { cookie })),
      method,
    });
  const json = async <T>(answer: Response): Promise<T> => (await answer.json()) as T;
  const read = async (path: string, headers: Record<string, string> = {}): Promise<unknown> =>
    (await stack.call(path, { headers })).json();
  const save = async (linkAddress: string): Promise<Page> =>
    (await json<Saved>(await send('POST', '/api/save-page', { ...PAGE, linkAddress }))).result;

  it('are saved, listed, read, deleted and added again by the calls of the spec', async () => {
    const answer = await send('POST', '/api/save-page', PAGE);
    expect(answer.status).toBe(200);
    const { message, result } = await json<Saved>(answer);
    expect(message).toBe('Page saved successfully!');
    expect(result).toMatchObject({ linkAddress: 'golden-visa', updatedBy: 'editor@manzil.example' });
    const path = `/api/pages/${result.id}`;
    expect(await read(path, { cookie })).toEqual({ fileContent: PAGE.html, cssfile: PAGE.css, result });
    expect(await read('/api/pages', { cookie })).toContainEqual(result);

    const deleted = await send('DELETE', path);
    expect(await json<Saved>(deleted)).toMatchObject({ message: 'Page deleted successfully!' });
    expect((await stack.call(path)).status).toBe(410);
    const bin = (await json<{ combinedResults: unknown[] }>(await send('GET', '/fecthoffpage')))
      .combinedResults;
    expect(bin).toContainEqual({
      ...result,
      deletedBy: 'editor@manzil.example',
      deletedAt: expect.any(String),
      purgeAt: expect.any(String),
    });

    const again = await send('PUT', `/addpageagain/${result.id}`);
    expect(again.status).toBe(200);
    expect(await json<Saved>(again)).toMatchObject({ message: 'Page is added again!' });
    expect((await stack.call(path)).status).toBe(200);
  });

  it('do not show visitors who wrote them', async () => {
    const { id } = await save('public-page');
    for (const body of [
      await read('/api/pages'),
      await read(`/api/pages/${id}`),
      await read('/api/custom-pages/public-page'),
    ]) {
      expect(JSON.stringify(body)).toContain('public-page');
      expect(JSON.stringify(body)).not.toMatch(/manzil\.example|updatedBy|version/);
    }
    expect(JSON.stringify(await read('/api/pages', { cookie }))).toContain('updatedBy');
    expect(JSON.stringify(await read('/api/pages'))).not.toContain('updatedBy');
  });

  it('are shown as they are saved on the next request, although responses are cached', async () => {
    const page = await save('fresh-page');
    const path = '/api/custom-pages/fresh-page';
    const shown = () => read(path) as Promise<{ page: { html: string } }>;
    await stack.cacheSettled();
    await shown();
    expect((await stack.call(path)).headers.get('x-cache')).toBe('hit');
    for (let version = 1; version <= 5; version += 1) {
      const html = `<p>Version ${version}</p>`;
      const change = { ...PAGE, linkAddress: 'fresh-page', html, expectedVersion: version };
      expect((await send('PUT', `/api/pages/${page.id}`, change)).status).toBe(200);
      expect((await shown()).page.html).toBe(html);
    }
    // Another gateway learns of it by the event.
    const stored = fakePages.pages.get(page.id);
    if (stored !== undefined) fakePages.pages.set(page.id, { ...stored, html: '<p>Elsewhere</p>' });
    const cache = stack.gateway.app.get(ResponseCache);
    const since = cache.begin();
    await publishContentChanged(stack.services, 'page');
    await waitFor('the event', () => cache.changedSince(since, ['list:pages']));
    expect((await shown()).page.html).toBe('<p>Elsewhere</p>');
  });

  it('lead from a former address to the one they have, and are gone while in the recycle bin', async () => {
    const { id } = await save('old-address');
    await send('PUT', `/api/pages/${id}`, { ...PAGE, linkAddress: 'new-address', expectedVersion: 1 });
    expect(await read('/api/custom-pages/old-address')).toEqual({ redirectTo: 'new-address' });
    await send('DELETE', `/api/pages/${id}`);
    expect((await stack.call('/api/custom-pages/new-address')).status).toBe(410);
    expect((await stack.call('/api/custom-pages/never-was')).status).toBe(404);
  });

  it('that were saved by somebody else meanwhile refuse a late save, naming who', async () => {
    const { id } = await save('two-editors');
    const change = { ...PAGE, linkAddress: 'two-editors' };
    await send('PUT', `/api/pages/${id}`, { ...change, expectedVersion: 1 });
    const late = await send('PUT', `/api/pages/${id}`, { ...change, expectedVersion: 1 });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      details: { reason: 'version', version: 2, updatedBy: 'editor@manzil.example' },
    });
  });

  it.each([
    ['title', { title: ' ' }],
    ['title', { title: 7 }],
    ['linkAddress', { linkAddress: 'buy' }],
    ['linkAddress', { linkAddress: '../up' }],
    ['html', { html: 'x'.repeat(400_001) }],
    ['html', { html: 'half a pair \ud800' }],
    ['css', { css: 'x'.repeat(200_001) }],
    ['keywords', { keywords: 'k'.repeat(501) }],
    ['pageVal', { pageVal: 'other' }],
  ])('with a wrong %s are refused by its name and not stored', async (field, wrong) => {
    const before = fakePages.pages.size;
    const answer = await send('POST', '/api/save-page', { ...PAGE, linkAddress: 'wrong', ...wrong });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', issues: [{ field }] });
    expect(fakePages.pages.size).toBe(before);
  });

  it('come through whole at their longest, and longer bodies are cut off', async () => {
    const page = { ...PAGE, linkAddress: 'longest', html: 'h'.repeat(399_998), css: 'c'.repeat(199_998) };
    expect((await send('POST', '/api/save-page', page)).status).toBe(200);
    expect(fakePages.lastSave).toMatchObject({ html: page.html, css: page.css });
    expect((await send('POST', '/api/save-page', { ...page, html: 'h'.repeat(800_000) })).status).toBe(413);
    expect((await send('POST', '/staticdata', { tablename: 'h'.repeat(300_000) })).status).toBe(413);
  });

  it('have revisions to look at and go back to, and a recycle bin in parts', async () => {
    const { id } = await save('with-history');
    expect(await read(`/api/pages/${id}/revisions?limit=1`, { cookie })).toMatchObject({
      revisions: [{ version: 1, linkAddress: 'with-history' }],
    });
    expect(await read(`/api/pages/${id}/revisions/1/diff`, { cookie })).toEqual({
      version: 1,
      against: null,
      sections: [{ name: 'html', parts: [{ kind: 'added', text: '<p>A page</p>' }] }],
    });
    expect((await send('GET', `/api/pages/${id}/revisions/1/diff?against=x`)).status).toBe(400);
    const back = await send('POST', `/api/pages/${id}/revisions/1/restore`, { expectedVersion: 1 });
    expect(await json<Saved>(back)).toMatchObject({
      message: 'Page saved successfully!',
      result: { version: 2 },
    });
    await send('DELETE', `/api/pages/${id}`);
    const { pages } = (await read('/api/recycle-bin?limit=100', { cookie })) as { pages: { id: number }[] };
    expect(pages.map((page) => page.id)).toContain(id);
    expect((await send('DELETE', `/api/recycle-bin/${id}`)).status).toBe(204);
    expect((await stack.call('/api/recycle-bin?limit=101', { headers: { cookie } })).status).toBe(400);
  });

  it('are previewed by everybody with the link, never cached and found by no search engine', async () => {
    const made = await send('POST', '/api/page-previews', {
      draft: { title: 'Draft', html: '<p>Draft</p>' },
    });
    expect(made.status).toBe(201);
    expect(await made.json()).toMatchObject({ token: 'a-token', path: '/preview/a-token' });
    const shown = await stack.call('/api/page-previews/a-token');
    expect(await shown.json()).toMatchObject({ title: 'Draft', html: '<p>Draft</p>' });
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(shown.headers.get('x-robots-tag')).toBe('noindex');
    expect((await stack.call('/api/page-previews/unknown')).status).toBe(404);
    for (const wrong of [{}, { id: 1, draft: { title: 'Draft', html: '' } }]) {
      expect(await (await send('POST', '/api/page-previews', wrong)).json()).toMatchObject({ status: 400 });
    }
  });

  it('are checked before a save by members who may edit, and by nobody else', async () => {
    const page = { html: '<p>a</p>', css: 'body{display:none}' };
    const checked = await send('POST', '/api/page-checks', page);
    expect(checked.status).toBe(200);
    expect(await checked.json()).toEqual({
      findings: [{ field: 'css', line: 1, kind: 'hides', message: 'The page is hidden' }],
    });
    expect(await (await send('POST', '/api/page-checks', { html: 1, css: '' })).json()).toMatchObject({
      status: 400,
      issues: [{ field: 'html' }],
    });
    const body = JSON.stringify(page);
    const headers = { 'content-type': 'application/json' };
    const ofVisitor = await stack.call('/api/page-checks', { method: 'POST', headers, body });
    expect(ofVisitor.status).toBe(401);
  });
});
