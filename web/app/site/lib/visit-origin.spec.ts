import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sentOriginSchema } from '@manzil/contracts/leads/origin';
import { noteArrival, notePage, originText, utmOf } from './visit-origin.js';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

describe('how a browser came to the site', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
  });
  const arrive = (at: Date, search: string, referrer = '') => {
    const localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    const location = { search, hostname: 'agency.example' };
    vi.stubGlobal('window', { localStorage, location });
    vi.stubGlobal('document', { referrer });
    noteArrival(at);
  };
  const sent = (at: Date, withTrail = false) =>
    sentOriginSchema.parse(JSON.parse(originText(withTrail, at)) as unknown);

  it('is the first visit and the latest one from elsewhere; a visit without a source replaces neither', () => {
    arrive(day(1), '', 'https://www.news.example/article?id=7');
    arrive(day(2), '?utm_source=google&utm_medium=cpc&utm_campaign=spring&fbclid=secret');
    arrive(day(3), '', 'https://agency.example/buy');
    expect(sent(day(4))).toEqual({
      first: { at: day(1).toISOString(), referrer: 'www.news.example', utm: {} },
      last: {
        at: day(2).toISOString(),
        referrer: null,
        utm: { source: 'google', medium: 'cpc', campaign: 'spring' },
      },
      pages: [],
      homes: [],
    });
  });

  it('is forgotten after 90 days', () => {
    arrive(day(1), '?utm_source=old');
    expect(sent(day(91))?.last?.utm.source).toBe('old');
    expect(sent(day(92))).toMatchObject({ first: null, last: null });
    arrive(day(92), '');
    expect(sent(day(92))).toMatchObject({ first: { at: day(92).toISOString() }, last: null });
  });

  it('has pages and homes only when the visitor sends them, and never the path of a secret link', () => {
    arrive(day(1), '');
    stored.set('recentlyviewed', JSON.stringify([{ id: 7, pagelink: 'villa-7', name: 'Villa 7' }]));
    for (const path of [
      '/',
      '/buy/dubai-marina',
      '/mydata/secret',
      '/shortlist/secret',
      '/villa-7',
      '/faqs',
      '/',
    ])
      notePage(path);
    expect(sent(day(1))).toMatchObject({ pages: [], homes: [] });
    expect(sent(day(1), true)).toMatchObject({
      pages: ['/', '/faqs', '/buy/dubai-marina'],
      homes: [{ pagelink: 'villa-7', name: 'Villa 7' }],
    });
  });

  it('survives what is not readable', () => {
    arrive(day(1), '');
    for (const broken of ['{', 'null', '[]', '{"first":3}']) {
      stored.set('origin', broken);
      expect(sent(day(1))).toMatchObject({ first: null, last: null });
    }
  });

  it('takes the five parameters of campaigns and no others, in their length', () => {
    const long = 'x'.repeat(101);
    expect(utmOf(`?utm_source= a &utm_medium=&utm_campaign=${long}&utm_id=3&email=a@b.c`)).toEqual({
      source: 'a',
    });
  });
});
