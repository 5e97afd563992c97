import { describe, expect, it } from 'vitest';
import { wholeRegistry } from '../whole-document.js';
import { RouteResolver } from './resolve-route.js';

const resolver = new RouteResolver(wholeRegistry());

describe('where a URL leads', () => {
  it('is the same the second time, when it is remembered', () => {
    for (const url of [
      '/api/properties?page=2&adType=sale',
      '/buy?q=a',
      '/api/unknown',
      '/login',
      '/assets/a.js',
    ])
      expect(resolver.resolve('GET', url)).toEqual(resolver.resolve('GET', url));
  });

  it('is for HEAD where it is for GET, and is not mixed up with that of another method', () => {
    expect(resolver.resolve('HEAD', '/api/faqs').endpoint?.path).toBe(
      resolver.resolve('GET', '/api/faqs').endpoint?.path,
    );
    expect(resolver.resolve('GET', '/login').isPage).toBe(true);
    expect(resolver.resolve('POST', '/login')).toMatchObject({
      isPage: false,
      endpoint: { method: 'POST' },
    });
    expect(resolver.resolve('GET', '/login').isPage).toBe(true);
  });

  it('is in one spelling, however its parameters are ordered', () => {
    const [one, other] = ['adType=sale&page=2&utm_source=x', 'page=2&adType=sale'].map(
      (query) => resolver.resolve('GET', `/api/properties?${query}`).normal,
    );
    expect(one).toBe(other);
    expect(one).toBeDefined();
  });

  it('is the same endpoint for a form of an Arabic page, and for nothing else below its prefix', () => {
    const form = resolver.resolve('POST', '/forms/enquiry').endpoint;
    expect(form).toBeDefined();
    expect(resolver.resolve('POST', '/ar/forms/enquiry').endpoint).toBe(form);
    for (const path of ['/ar/login', '/ar/api/enquiries', '/ar/uploads'])
      expect(resolver.resolve('POST', path)).toMatchObject({ endpoint: undefined, isPage: false });
    expect(resolver.resolve('GET', '/ar/api/faqs')).toMatchObject({ endpoint: undefined, isPage: true });
    expect(resolver.resolve('GET', '/ar/buy?utm_source=x&page=2').normal).toBe('/ar/buy?page=2');
  });

  it('has no cache key where the endpoint is not cached, or when it is very long', () => {
    expect(resolver.resolve('GET', '/api/session').normal).toBeUndefined();
    expect(resolver.resolve('GET', `/buy?q=${'a'.repeat(2_000)}`).normal).toBeUndefined();
  });
});
