import { describe, expect, it } from '@jest/globals';
import { wholeRegistry } from '../whole-document.js';
import { RouteResolver } from './resolve-route.js';

const addresses = new RouteResolver(wholeRegistry());

describe('where an address leads', () => {
  it('is the same the second time, when it is remembered', () => {
    for (const url of [
      '/api/properties?page=2&adType=sale',
      '/buy?q=a',
      '/api/unknown',
      '/login',
      '/assets/a.js',
    ])
      expect(addresses.resolve('GET', url)).toEqual(addresses.resolve('GET', url));
  });

  it('is for HEAD where it is for GET, and is not mixed up with that of another method', () => {
    expect(addresses.resolve('HEAD', '/api/faqs').endpoint?.path).toBe(
      addresses.resolve('GET', '/api/faqs').endpoint?.path,
    );
    expect(addresses.resolve('GET', '/login').isPage).toBe(true);
    expect(addresses.resolve('POST', '/login')).toMatchObject({
      isPage: false,
      endpoint: { method: 'POST' },
    });
    expect(addresses.resolve('GET', '/login').isPage).toBe(true);
  });

  it('is in one spelling, however its parameters are ordered', () => {
    const [one, other] = ['adType=sale&page=2&utm_source=x', 'page=2&adType=sale'].map(
      (query) => addresses.resolve('GET', `/api/properties?${query}`).normal,
    );
    expect(one).toBe(other);
    expect(one).toBeDefined();
  });

  it('is nothing to keep under where the table keeps nothing, or when it is very long', () => {
    expect(addresses.resolve('GET', '/api/session').normal).toBeUndefined();
    expect(addresses.resolve('GET', `/buy?q=${'a'.repeat(2_000)}`).normal).toBeUndefined();
  });
});
