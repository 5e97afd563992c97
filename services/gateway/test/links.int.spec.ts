import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Redirect } from '@manzil/contracts/content/redirect';
import { freePort } from '@manzil/local-servers/ports';
import { startServiceProcess, type ServiceProcess } from '@manzil/testing/service-process';
import { send } from './act-of-staff.js';
import { postJson } from './gateway-under-test.js';
import { startProduct, type Product } from './whole-product.js';

const WEB = fileURLToPath(new URL('../../../web/server.mjs', import.meta.url));
const WEB_TOKEN = 'a-token-for-this-test';
const page = (linkAddress: string, html = '<p>Guide</p>') => ({ title: 'Guide', linkAddress, html, css: '' });

interface Report {
  checked: number;
  broken: { path: string; status: number; uses: { title: string; kind: string; texts: string[] }[] }[];
}

describe('links within the site', () => {
  let product: Product;
  let web: ServiceProcess;
  beforeAll(async () => {
    const [webPort, internalPort] = await Promise.all([freePort(), freePort()]);
    web = await startServiceProcess(WEB, {
      WEB_PORT: String(webPort),
      NODE_ENV: 'production',
      WEB_TOKEN,
      API_URL: `http://127.0.0.1:${String(internalPort)}`,
    });
    product = await startProduct({
      WEB_URL: `http://127.0.0.1:${String(webPort)}`,
      INTERNAL_PORT: String(internalPort),
      WEB_TOKEN,
    });
    await web.ready();
  });
  afterAll(async () => {
    await product.stop();
    await web.stop();
  });

  const addPage = async (linkAddress: string, html?: string): Promise<number> => {
    const saved = await send(product, 'POST', '/api/save-page', page(linkAddress, html));
    return (saved as { result: { id: number } }).result.id;
  };
  const add = (from: string, to: string): Promise<Response> =>
    product.call('/api/redirects', { ...postJson({ from, to }), method: 'POST' });
  const redirects = async (): Promise<Redirect[]> =>
    ((await send(product, 'GET', '/api/redirects')) as { redirects: Redirect[] }).redirects;
  const visit = async (path: string): Promise<[number, string | null]> => {
    const answer = await product.call(path);
    return [answer.status, answer.headers.get('location')];
  };

  it('redirect visitors from a path without a page, with their query, and count them', async () => {
    await addPage('guide');
    expect(await visit('/old-guide')).toEqual([404, null]);
    expect((await add('/old-guide', '/guide')).status).toBe(201);
    expect(await visit('/old-guide')).toEqual([301, '/guide']);
    expect(await visit('/Old-Guide?utm_source=mail')).toEqual([301, '/guide?utm_source=mail']);
    expect(await redirects()).toMatchObject([{ from: '/old-guide', to: '/guide', hits: 2 }]);
    expect((await add('/guides/old.html', '/guide#fees')).status).toBe(201);
    expect(await visit('/guides/old.html?a=1')).toEqual([301, '/guide?a=1#fees']);
  });

  it('show a page that comes to a path instead of its redirect, and redirect again without it', async () => {
    await add('/comes-later', '/guide');
    const id = await addPage('comes-later');
    expect((await visit('/comes-later'))[0]).toBe(200);
    await send(product, 'DELETE', `/api/pages/${String(id)}`);
    expect(await visit('/comes-later')).toEqual([301, '/guide']);
  });

  it.each([
    ['/guide', '/buy', 'from'],
    ['/buy/dubai-marina', '/guide', 'from'],
    ['/free', '/nothing-here', 'to'],
    ['/backend/x', '/guide', 'from'],
    ['/free', '//evil.example', 'to'],
  ])('do not redirect %s to %s', async (from, to, field) => {
    const refused = await add(from, to);
    expect([400, 409]).toContain(refused.status);
    expect(await refused.json()).toMatchObject({ issues: [{ field }] });
  });

  it('are reported when they lead nowhere, with what has them, until they are redirected', async () => {
    await addPage(
      'has-links',
      '<p><a href="/vanished">A</a> <a href="/guide">B</a> <a href="/faqs">C</a></p>',
    );
    const report = (await send(product, 'GET', '/api/broken-links')) as Report;
    const broken = ({ broken: found }: Report) => found.map(({ path }) => path);
    expect(broken(report)).toContain('/vanished');
    expect(broken(report)).not.toContain('/guide');
    expect(broken(report)).not.toContain('/faqs');
    expect(report.broken.find(({ path }) => path === '/vanished')).toMatchObject({
      status: 404,
      uses: [{ kind: 'page', title: 'Guide', texts: ['A'] }],
    });
    expect(await send(product, 'GET', '/api/broken-links/count')).toEqual({ count: report.broken.length });
    await add('/vanished', '/guide');
    expect(broken((await send(product, 'GET', '/api/broken-links')) as Report)).not.toContain('/vanished');
  });

  it('are found by the path that they lead to', async () => {
    const { uses } = (await send(product, 'GET', '/api/link-uses?path=/guide')) as { uses: object[] };
    expect(uses).toMatchObject([{ kind: 'page', title: 'Guide', path: '/guide', draft: false }]);
  });
});
