import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wholeDocument } from '../src/whole-document.js';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

describe('the API document of a running gateway', () => {
  let stack: GatewayUnderTest;
  beforeAll(async () => {
    stack = await startGatewayUnderTest();
  });
  afterAll(async () => {
    await stack.stop();
  });

  it('is the one of the code', async () => {
    const answer = await stack.call('/api/docs/openapi.json');
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(wholeDocument())));
  });

  it('is a page that names every path, runs nothing and loads nothing', async () => {
    const answer = await stack.call('/api/docs');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/);
    const html = await answer.text();
    for (const path of Object.keys(wholeDocument().paths)) expect(html).toContain(`<code>${path}</code>`);
    expect(html).not.toMatch(/<script|\son\w+=|src=|style="/);
  });
});
