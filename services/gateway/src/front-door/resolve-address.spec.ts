import { describe, expect, it } from '@jest/globals';
import { resolveAddress } from './resolve-address.js';

describe('where an address leads', () => {
  it('is the same the second time, when it is remembered', () => {
    for (const url of [
      '/api/properties?page=2&adType=sale',
      '/buy?q=a',
      '/api/unknown',
      '/login',
      '/assets/a.js',
    ])
      expect(resolveAddress('GET', url)).toEqual(resolveAddress('GET', url));
  });

  it('is for HEAD where it is for GET, and is not mixed up with that of another method', () => {
    expect(resolveAddress('HEAD', '/api/faqs').route?.path).toBe(
      resolveAddress('GET', '/api/faqs').route?.path,
    );
    expect(resolveAddress('GET', '/login').isPage).toBe(true);
    expect(resolveAddress('POST', '/login')).toMatchObject({ isPage: false, route: { method: 'POST' } });
    expect(resolveAddress('GET', '/login').isPage).toBe(true);
  });

  it('is in one spelling, however its parameters are ordered', () => {
    const [one, other] = ['adType=sale&page=2&utm_source=x', 'page=2&adType=sale'].map(
      (query) => resolveAddress('GET', `/api/properties?${query}`).normal,
    );
    expect(one).toBe(other);
    expect(one).toBeDefined();
  });

  it('is nothing to keep under where the table keeps nothing, or when it is very long', () => {
    expect(resolveAddress('GET', '/api/session').normal).toBeUndefined();
    expect(resolveAddress('GET', `/buy?q=${'a'.repeat(2_000)}`).normal).toBeUndefined();
  });
});
