import { describe, expect, it } from 'vitest';
import { sentOriginSchema } from './origin.js';

const arrival = { at: '2026-11-01T08:00:00.000Z', referrer: 'news.example', utm: { source: 'google' } };
const origin = { first: arrival, last: arrival, pages: ['/buy'], homes: [] };

describe('where a form says that it came from', () => {
  it('is taken as it is', () => {
    expect(sentOriginSchema.parse(origin)).toEqual(origin);
  });

  it.each([null, 'google', 7, [], '{"first":1}'])('is dropped when it is %p', (odd) => {
    expect(() => sentOriginSchema.parse(odd)).not.toThrow();
    expect(sentOriginSchema.parse(odd)).toBeUndefined();
  });

  it.each([
    ['a campaign with an email address', { utm: { source: 'google', term: 'layla@example.com' } }, arrival],
    ['a parameter that is too long', { utm: { source: 'google', term: 'x'.repeat(101) } }, arrival],
    ['a parameter with a line break', { utm: { source: 'google', term: 'a\nb' } }, arrival],
    ['a name that is not one of the five', { utm: { source: 'google', id: '7' } }, arrival],
    ['a referrer with a path', { referrer: 'news.example/article' }, { ...arrival, referrer: null }],
    ['a referrer with markup', { referrer: '<script>' }, { ...arrival, referrer: null }],
  ])('loses %s and keeps the rest', (_what, over, expected) => {
    expect(sentOriginSchema.parse({ ...origin, last: { ...arrival, ...over } })?.last).toEqual(expected);
  });

  it.each([
    ['the path of a secret link', '/mydata/secret'],
    ['another site', '//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a query', '/thankyou?subemail=layla@example.com'],
  ])('has no pages with %s', (_what, page) => {
    expect(sentOriginSchema.parse({ ...origin, pages: ['/buy', page] })).toEqual({ ...origin, pages: [] });
  });

  it('has no homes that lead elsewhere', () => {
    const homes = [{ pagelink: '/evil.example', name: 'Villa' }];
    expect(sentOriginSchema.parse({ ...origin, homes })?.homes).toEqual([]);
  });

  it('has no visit without a time', () => {
    expect(sentOriginSchema.parse({ ...origin, first: { ...arrival, at: 'yesterday' } })?.first).toBeNull();
  });
});
