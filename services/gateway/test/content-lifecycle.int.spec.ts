import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LifecycleChange } from '@manzil/contracts/content/lifecycle';
import { findCataloguePath } from '@manzil/contracts/path-rpc';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { createLogger } from '@manzil/service-kit/logger';
import { answerPaths } from '@manzil/testing/answer-paths';
import { startGatewayWithContent, type GatewayWithContent } from './gateway-with-content.js';

const LISTS = ['/api/getfaqs', '/api/faqs'];
const FOOTER = { address: '', phone: '', email: '', licence: '', columns: [], social: [], copyright: '' };
const fields = (answer: string) => ({ question: 'May I?', answer });

describe('drafts of what is on the site', () => {
  let stack: GatewayWithContent;
  let cookie: string;
  beforeAll(async () => {
    stack = await startGatewayWithContent();
    cookie = await stack.sessionOf('editor');
  });
  afterAll(async () => {
    await stack.stop();
  });

  const send = async <T = LifecycleChange>(
    method: string,
    path: string,
    body?: unknown,
    status = 200,
  ): Promise<T> => {
    const answer = await stack.as(cookie, method, path, body);
    const text = await answer.text();
    if (answer.status !== status) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text) as T;
  };
  /** Reads each list as visitors get it, with its ETag. */
  const shown = (): Promise<string[][]> =>
    Promise.all(
      LISTS.map(async (path) => {
        const answer = await stack.call(path);
        return [answer.headers.get('etag') ?? '', await answer.text()];
      }),
    );

  it('leave every list as it was, until they are published, withdrawn or restored', async () => {
    const { id } = await send<{ id: number }>('POST', '/api/faqs', fields('Live.'), 201);
    const one = `/api/content/faq/${String(id)}`;
    const before = await shown();
    const draft = { fields: fields('In work.'), expectedVersion: 1 };
    const saved = await send('PUT', `${one}/draft`, draft);
    expect(saved).toMatchObject({
      version: 2,
      lifecycle: { live: true, draft: { savedBy: expect.stringContaining('editor') } },
    });
    await send('POST', '/api/content/faq/drafts', { fields: fields('New.') }, 201);
    const times = { publishAt: new Date(Date.now() + 3_600_000).toISOString(), withdrawAt: null };
    expect(await send('PUT', `${one}/schedule`, times)).toMatchObject({ lifecycle: times });
    expect(await shown()).toEqual(before);

    await send('PUT', `/api/faqs/${String(id)}`, { ...fields('Published.'), expectedVersion: 2 });
    expect(JSON.stringify(await shown())).toContain('Published.');
    const restore = { expectedVersion: 3 };
    expect(await send('POST', `${one}/versions/1/restore`, restore)).toMatchObject({ version: 4 });
    expect(await shown()).toEqual(before);
    await send('POST', `${one}/withdraw`);
    expect(JSON.stringify(await shown())).not.toContain('May I?');
  });

  it('have versions with what each changed, for staff only', async () => {
    const { id } = await send<{ id: number }>('POST', '/api/faqs', fields('One.'), 201);
    const one = `/api/content/faq/${String(id)}`;
    await send('PUT', `${one}/draft`, { fields: fields('Two.'), expectedVersion: 1 });
    expect(await send('GET', `${one}/versions`)).toMatchObject({
      total: 2,
      versions: [
        { version: 2, published: false },
        { version: 1, published: true },
      ],
    });
    expect(await send('GET', `${one}/versions/2`)).toMatchObject({ fields: fields('Two.') });
    expect(await send('GET', `${one}/versions/2/diff`)).toMatchObject({
      against: 1,
      sections: [{ field: 'answer', parts: [{ text: 'One.' }, { text: 'Two.' }] }],
    });
    expect(await send('DELETE', `${one}/draft`)).toMatchObject({ lifecycle: { draft: null } });
    expect((await stack.call(`${one}/versions`)).status).toBe(401);
    const agent = await stack.sessionOf('agent');
    expect((await stack.as(agent, 'GET', `${one}/versions`)).status).toBe(403);
    expect((await stack.as(agent, 'POST', `${one}/withdraw`)).status).toBe(403);
  });

  it('are refused with the field, for an unknown kind, and for times in the past', async () => {
    const wrong = { fields: { ...fields('x'), question: '' } };
    expect(await send('POST', '/api/content/faq/drafts', wrong, 400)).toMatchObject({
      issues: [{ field: 'question' }],
    });
    await send('POST', '/api/content/listing/drafts', { fields: {} }, 400);
    await send('POST', '/api/content/footer/drafts', { fields: {} }, 409);
    await send('POST', '/api/content/document/1/withdraw', undefined, 409);
    await send('GET', '/api/content/document/99/versions', undefined, 404);
    const { id } = await send<{ id: number }>('POST', '/api/faqs', fields('x'), 201);
    const past = { publishAt: null, withdrawAt: '2020-01-01T00:00:00Z' };
    const refusal = await send('PUT', `/api/content/faq/${String(id)}/schedule`, past, 400);
    expect(refusal).toMatchObject({ issues: [{ field: 'withdrawAt' }] });
  });

  it('of the parts of every page are seen once they are published or restored, and not before', async () => {
    const parts = [
      ['document/7', '/api/documents/privacypagedb', { sec1heading: 'Shown tomorrow' }],
      ['document/1', '/api/home', { sec1heading: 'Shown tomorrow' }],
      ['footer/1', '/api/site-frame', { ...FOOTER, about: 'Shown tomorrow' }],
    ] as const;
    for (const [path, shownAt, draft] of parts) {
      const seen = async () => {
        const answer = await stack.call(shownAt);
        expect(answer.status).toBe(200);
        return [answer.headers.get('etag'), await answer.text()];
      };
      const before = await seen();
      const { versions } = await send<{ versions: { version: number }[] }>(
        'GET',
        `/api/content/${path}/versions`,
      );
      const expectedVersion = versions[0]?.version ?? 0;
      const saved = await send('PUT', `/api/content/${path}/draft`, { fields: draft, expectedVersion });
      expect(await seen()).toEqual(before);
      const restore = `/api/content/${path}/versions/${String(saved.version)}/restore`;
      await send('POST', restore, { expectedVersion: saved.version });
      expect(JSON.stringify(await seen())).toContain('Shown tomorrow');
    }
  });

  it('of a page are for staff alone, at an address that nothing else gets', async () => {
    const page = {
      title: 'Not yet',
      linkAddress: 'not-yet',
      seoTitle: '',
      metaDescription: '',
      keywords: '',
      html: '<p>Soon</p><script>alert(1)</script>',
      css: '',
    };
    const listings = await NatsLink.open(stack.nats.url, 'listings', createLogger('listings', 'silent'));
    answerPaths(listings.connection, findCataloguePath, {});
    await listings.connection.flush();
    const before = await (await stack.call('/api/pages')).text();
    const { id, version } = await send('POST', '/api/content/page/drafts', { fields: page }, 201);
    expect(await (await stack.call('/api/pages')).text()).toBe(before);
    expect((await stack.call(`/api/pages/${String(id)}`)).status).toBe(404);
    expect((await stack.call('/api/custom-pages/not-yet')).status).toBe(404);
    const own = await send<{ fileContent: string; result: object }>('GET', `/api/pages/${String(id)}`);
    expect(own).toMatchObject({ fileContent: '<p>Soon</p>', result: { lifecycle: { live: false } } });
    expect(await send('GET', '/api/pages')).toContainEqual(expect.objectContaining({ id, version }));
    await send('POST', '/api/save-page', { ...page, title: 'Other' }, 409);
    await send('POST', '/api/content/page/drafts', { fields: { ...page, linkAddress: 'blog' } }, 400);
    const { html, css, ...about } = page;
    await send('PUT', `/api/pages/${String(id)}`, { ...about, html, css, expectedVersion: version });
    expect((await stack.call('/api/custom-pages/not-yet')).status).toBe(200);
    await listings.close();
  });
});
