import { describe, expect, it } from 'vitest';
import { assertSameOrigin } from './same-origin.js';

const PUBLIC = 'https://manzil.example';
const check = (headers: Record<string, string>) => () => {
  assertSameOrigin({ headers }, PUBLIC);
};

describe('a call that changes something', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'https://manzil.example' }],
    [{ origin: 'http://localhost:8080', host: 'localhost:8080' }],
    [{ referer: 'https://manzil.example/backend' }],
    [{ accept: '*/*' }],
  ])('is accepted with %j', (headers) => {
    expect(check(headers as Record<string, string>)).not.toThrow();
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://manzil.example' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://manzil.example.evil.example' }],
    [{ origin: 'http://manzil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'https://other.example', host: 'manzil.example' }],
    [{ referer: 'https://evil.example/?https://manzil.example' }],
    [{ referer: 'nonsense' }],
    [{ accept: 'text/html,*/*' }],
  ])('is refused with %j', (headers) => {
    expect(check(headers as Record<string, string>)).toThrow('only accepted from our own pages');
  });
});
