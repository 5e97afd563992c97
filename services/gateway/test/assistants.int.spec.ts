import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

const LIST_TOOLS = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

describe('the server for assistants', () => {
  let stack: GatewayUnderTest;
  let closed: string;
  let strict: string;
  beforeAll(async () => {
    stack = await startGatewayUnderTest();
    closed = await stack.startReplica({ MCP: 'off' });
    strict = await stack.startReplica({ MISSES_PER_ADDRESS: '3' });
  });
  afterAll(async () => {
    await stack.stop();
  });

  const post = (body: unknown, headers: Record<string, string> = {}, at = stack.url): Promise<Response> =>
    fetch(`${at}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: JSON.stringify(body),
    });

  it('answers a message without a session and caches nothing', async () => {
    const answer = await post(LIST_TOOLS);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.headers.get('mcp-session-id')).toBeNull();
    expect(await answer.json()).toMatchObject({ id: 1, result: { tools: expect.any(Array) } });
  });

  it('sends no events, and says so in the way that clients expect', async () => {
    const answer = await fetch(`${stack.url}/mcp`, { headers: { accept: 'text/event-stream' } });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it.each([
    ['a list of messages', [LIST_TOOLS, LIST_TOOLS]],
    ['another protocol', { ...LIST_TOOLS, jsonrpc: '1.0' }],
    ['no message', 'tools'],
  ])('refuses %s', async (_, body) => {
    expect((await post(body)).status).toBe(400);
  });

  it('refuses pages of other sites', async () => {
    expect((await post(LIST_TOOLS, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(LIST_TOOLS, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('has no tool that it does not list, and says so as an error of the protocol', async () => {
    const answer = await post({ ...LIST_TOOLS, method: 'tools/call', params: { name: 'delete_home' } });
    const { result } = (await answer.json()) as { result: { isError: boolean } };
    expect([answer.status, result.isError]).toEqual([200, true]);
  });

  it('counts against the searches of an address', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 9; count += 1) statuses.push((await post(LIST_TOOLS, {}, strict)).status);
    expect(statuses[0]).toBe(200);
    expect(statuses).toContain(429);
  });

  it('is not there when it is switched off', async () => {
    expect((await post(LIST_TOOLS, {}, closed)).status).toBe(404);
    expect((await fetch(`${closed}/mcp`)).status).toBe(404);
    expect(await (await fetch(`${closed}/llms.txt`)).text()).not.toContain('/mcp');
  });
});
