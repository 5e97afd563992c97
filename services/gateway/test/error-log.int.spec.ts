import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { showSingleUseLink } from '@manzil/contracts/http/accounts';
import { LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { wholeRegistry } from '../src/whole-document.js';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

const TOKEN = 'q7Zt4bX0yUq7Zt4bX0yUq7Zt4bX0yUq7Zt4bX0yUabc';

describe('the log of failed requests', () => {
  let stack: GatewayUnderTest;
  beforeAll(async () => {
    stack = await startGatewayUnderTest();
  });
  afterAll(() => stack.stop());

  it('names the endpoint and has no token of any link', async () => {
    const { app } = stack.gateway;
    vi.spyOn(app.get(RpcClient), 'request').mockRejectedValue(new Error('A fault of our own'));
    const logger = app.get<PinoLogger>(LOGGER);
    const written: unknown[] = [];
    for (const level of ['info', 'warn', 'error'] as const)
      vi.spyOn(logger, level).mockImplementation((...entry: unknown[]) => void written.push(entry));
    const endpoints = wholeRegistry().endpoints.filter(({ path }) => path.includes(':token'));
    for (const { method, path } of endpoints) {
      const filled = path
        .replace(':token', TOKEN)
        .replace(':kind', 'faq')
        .replace(':id', '1')
        .replace(':at', '1796274000000');
      await fetch(`${stack.url}${filled}?key=${TOKEN}`, {
        method,
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        ...(method !== 'GET' && { body: '{}' }),
      });
    }
    const failed = written.flatMap((entry) => {
      const [fields, message] = entry as [{ path?: string }, string];
      return message === 'a request failed' ? [fields.path] : [];
    });
    // One of them is answered from the gateway's own database and therefore does not fail.
    const read = endpoints.flatMap(({ method, path }) =>
      method === 'GET' && path !== showSingleUseLink.path ? [path] : [],
    );
    expect(read.length).toBeGreaterThan(5);
    expect(failed).toEqual(expect.arrayContaining(read));
    expect(written.filter((entry) => JSON.stringify(entry).includes(TOKEN))).toEqual([]);
  });
});
