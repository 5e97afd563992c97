import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '@manzil/testing/wait-for';
import { fakes } from './fake-services.js';
import { sampleProperty } from './catalogue.js';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

const SEARCH = '/api/properties?adType=sale';
const READS = [SEARCH, '/api/site-frame', '/buy', '/contact'];

describe('a gateway without NATS', () => {
  let stack: GatewayUnderTest;
  let member: string;

  beforeAll(async () => {
    stack = await startGatewayUnderTest();
    stack.web.answer = (request, response) => {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'x-cache-tags': request.url?.startsWith('/buy') === true ? 'list:sale' : 'faq',
      });
      response.end(`<!DOCTYPE html><html lang="en"><body>${request.url}</body></html>`);
    };
    member = await stack.sessionOf('admin');
    await stack.cacheSettled();
    for (const path of READS) await (await stack.call(path)).arrayBuffer();
    await stack.nats.pause();
  });
  afterAll(async () => {
    await stack.stop();
  });

  const read = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await stack.call(path, { headers });
    return { status: answer.status, cache: answer.headers.get('x-cache'), text: await answer.text() };
  };

  it.each(READS)('sends visitors the stored response of %s, marked as stale', async (path) => {
    const stale = await waitFor('the response to be stale', async () => {
      const answer = await read(path);
      return answer.cache === 'hit' ? undefined : answer;
    });
    expect(stale).toMatchObject({ status: 200, cache: 'stale' });
    expect(stale.text.includes('<html data-stale="')).toBe(path === '/buy');
  });

  it.each(READS.slice(0, 2))('sends no stale %s to members, tokens and web', async (path) => {
    const callers: Record<string, string>[] = [
      { cookie: member },
      { authorization: 'Bearer mz_token' },
      { 'x-cache-tags': 'wanted' },
    ];
    for (const headers of callers) expect((await read(path, headers)).status).toBe(503);
  });

  it('answers what it has not stored with an error', async () => {
    expect((await read(`${SEARCH}&q=unknown`)).status).toBe(503);
  });

  it('sends nothing that is older than the return of NATS', async () => {
    fakes.properties = [{ ...sampleProperty(), title: 'Changed while NATS was away' }];
    await stack.nats.resume();
    const first = await waitFor('a response that is not stale', async () => {
      const answer = await read(SEARCH);
      return answer.status === 200 && answer.cache !== 'stale' ? answer : undefined;
    });
    fakes.properties = [sampleProperty()];
    expect(first.text).toContain('Changed while NATS was away');
    expect(await read('/buy')).toMatchObject({ status: 200, cache: 'miss' });
  });
});
