import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { believeWebAlone } from './visitor-address.js';

const TOKEN = 'the-token-of-web';

const visitorAfter = (headers: Record<string, string>, token?: string): unknown => {
  const request = {
    headers: { 'x-visitor-address': '203.0.113.7', ...headers },
  } as unknown as IncomingMessage;
  believeWebAlone(request, [token, 'the token before']);
  expect(request.headers['x-web-token']).toBeUndefined();
  return request.headers['x-visitor-address'];
};

describe('what a request says about its visitor', () => {
  it('is believed of web', () => {
    expect(visitorAfter({ 'x-web-token': TOKEN }, TOKEN)).toBe('203.0.113.7');
  });

  it('is believed of web with the token it had before', () => {
    expect(visitorAfter({ 'x-web-token': 'the token before' }, TOKEN)).toBe('203.0.113.7');
  });

  it.each([
    ['nobody who has no token', {}, TOKEN],
    ['nobody who has another token', { 'x-web-token': 'the-token-of-wex' }, TOKEN],
    ['nobody who has part of it', { 'x-web-token': 'the' }, TOKEN],
    ['nobody while no token is set', { 'x-web-token': '' }, undefined],
  ])('is believed of %s', (_who, headers: Record<string, string>, token) => {
    expect(visitorAfter(headers, token)).toBeUndefined();
  });
});
