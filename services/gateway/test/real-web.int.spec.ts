import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { freePort } from '@manzil/local-servers/ports';
import { startServiceProcess, type ServiceProcess } from '@manzil/testing/service-process';
import { waitFor } from '@manzil/testing/wait-for';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

/** Long enough for every kind of link. */
const TOKEN = 'secret-token-'.repeat(4);
const ENTRY = fileURLToPath(new URL('../../../web/server.mjs', import.meta.url));

describe('web behind the gateway', () => {
  let stack: GatewayUnderTest;
  let web: ServiceProcess;
  beforeAll(async () => {
    const port = await freePort();
    web = await startServiceProcess(ENTRY, { WEB_PORT: String(port), NODE_ENV: 'production' });
    await web.ready();
    stack = await startGatewayUnderTest({ WEB_URL: `http://127.0.0.1:${port}` });
  });
  afterAll(async () => {
    await stack.stop();
    await web.stop();
  });

  /** Sends the path as it is written: `fetch` would normalise it. */
  const requestPlainly = (path: string): Promise<{ status: number | undefined; body: string }> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(stack.url);
      request({ hostname, port, path }, (answer) => {
        text(answer).then((body) => {
          resolve({ status: answer.statusCode, body });
        }, reject);
      })
        .on('error', reject)
        .end();
    });

  it('logs no token of a link, whatever page it leads to', async () => {
    const routes = await readFile(new URL('../../../web/app/routes.ts', import.meta.url), 'utf8');
    const pages = [...routes.matchAll(/route\('([\w/]+)\/:token'/g)].map(([, path = '']) => path);
    expect(pages.length).toBeGreaterThan(3);
    for (const page of pages)
      for (const path of [`/${page}/${TOKEN}`, `/${page}/${TOKEN}.data`, `/${page.toUpperCase()}/${TOKEN}`])
        await requestPlainly(path);
    await waitFor('the last request to be logged', () => web.log().includes('/PREVIEW/'));
    expect(web.log()).not.toContain(TOKEN);
  });

  it('measures itself on its own port', async () => {
    const answer = await fetch(`http://127.0.0.1:${web.opsPort}/metrics`);
    expect(await answer.text()).toContain('process_resident_memory_bytes');
  });

  it.each([
    '/health/metrics',
    '//health/metrics',
    '///health/metrics',
    '/HEALTH/metrics',
    '/health//metrics',
    '/health/metrics/',
    '/%68ealth/metrics',
    '/health/metrics;x',
    '/metrics',
    '//metrics',
    '/./health/metrics',
    '/assets/../health/metrics',
  ])('publishes no metrics: %s', async (path) => {
    const { status, body } = await requestPlainly(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).not.toMatch(/process_resident_memory_bytes|# HELP/);
  });
});
