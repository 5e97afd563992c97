import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { verifyVisitor } from './visitor-address.js';

const TOKEN = 'the-token-of-web';

const visitorAfter = (headers: Record<string, string>, tokens: readonly string[] = [TOKEN]): unknown => {
  const request = {
    headers: { 'x-visitor-address': '203.0.113.7', ...headers },
  } as unknown as IncomingMessage;
  verifyVisitor(request, tokens);
  expect(request.headers['x-web-token']).toBeUndefined();
  return request.headers['x-visitor-address'];
};

describe('the visitor named in a request', () => {
  it('is believed of web', () => {
    expect(visitorAfter({ 'x-web-token': TOKEN })).toBe('203.0.113.7');
  });

  it('is believed of web with the token it had before', () => {
    expect(visitorAfter({ 'x-web-token': TOKEN }, ['the next token of web', TOKEN])).toBe('203.0.113.7');
  });

  it.each([
    ['nobody who has no token', {}, [TOKEN]],
    ['nobody who has another token', { 'x-web-token': 'the-token-of-wex' }, [TOKEN]],
    ['nobody who has part of it', { 'x-web-token': 'the' }, [TOKEN]],
    ['nobody where no token counts', { 'x-web-token': TOKEN }, []],
  ])('is believed of %s', (_who, headers: Record<string, string>, tokens) => {
    expect(visitorAfter(headers, tokens)).toBeUndefined();
  });

  it.each([
    ['2001:DB8:0:0::0009', '2001:db8::9'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['fe80::1%eth0', 'fe80::1'],
    ['203.0.113.7, 198.51.100.1', undefined],
    ['localhost', undefined],
    ['', undefined],
    [`${'1'.repeat(200)}::`, undefined],
  ])('counts only as an address in its one spelling: %j', (named, expected) => {
    expect(visitorAfter({ 'x-web-token': TOKEN, 'x-visitor-address': named })).toBe(expected);
  });
});
