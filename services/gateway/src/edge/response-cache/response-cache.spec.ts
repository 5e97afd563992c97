import { beforeEach, describe, expect, it } from 'vitest';
import { WHOLE_SITE } from '@manzil/contracts/cache-tags';
import { CachedResponse } from './cached-response.js';
import { ResponseCache } from './response-cache.js';

const answer = (body = 'body', bytes = body.length): CachedResponse =>
  new CachedResponse(200, { 'content-type': 'image/png' }, Buffer.alloc(bytes, body));

const longPage = (): CachedResponse =>
  new CachedResponse(200, { 'content-type': 'text/html' }, Buffer.from('By the marina. '.repeat(2_000)));

describe('the cache of responses', () => {
  let time: number;
  let cache: ResponseCache;
  beforeEach(() => {
    time = 1_000_000;
    cache = new ResponseCache({ maxBytes: 100_000, now: () => time });
  });

  it('caches a response until something it shows is invalidated', () => {
    cache.store('home', answer(), ['list:sale', 'faq'], cache.begin());
    cache.invalidate(['list:developments']);
    expect(cache.get('home')).toBeDefined();
    cache.invalidate(['faq']);
    expect(cache.get('home')).toBeUndefined();
  });

  it('refuses a response that was begun before an invalidation of what it shows', () => {
    const since = cache.begin();
    cache.invalidate(['list:sale']);
    expect(cache.store('buy', answer(), ['list:sale'], since)).toBe(false);
    expect(cache.store('faqs', answer(), ['faq'], since)).toBe(true);
    expect(cache.get('buy')).toBeUndefined();
  });

  it('caches what is made right after an invalidation for a short time only', () => {
    cache.invalidate(['list:sale']);
    time += 500;
    cache.store('buy', answer(), ['list:sale'], cache.begin());
    time += 1_400;
    expect(cache.get('buy')).toBeDefined();
    time += 200;
    expect(cache.get('buy')).toBeUndefined();
    cache.store('buy', answer(), ['list:sale'], cache.begin());
    time += 60_000;
    expect(cache.get('buy')).toBeDefined();
  });

  it('asks for fresh data for a moment after its start, after an invalidation and while events do not arrive', () => {
    expect(cache.isSettled).toBe(false);
    time += 2_000;
    expect(cache.isSettled).toBe(true);
    cache.invalidate(['faq']);
    expect(cache.isSettled).toBe(false);
    time += 2_000;
    expect(cache.isSettled).toBe(true);
    cache.suspend();
    expect(cache.isSettled).toBe(false);
    cache.invalidateAll();
    time += 2_000;
    expect(cache.isSettled).toBe(true);
  });

  it('caches nothing for longer than five minutes, should an event have been lost', () => {
    cache.store('buy', answer(), ['list:sale'], cache.begin());
    time += 5 * 60_000 + 1;
    expect(cache.get('buy')).toBeUndefined();
  });

  it('without events caches nothing new and serves what it has for five seconds', () => {
    cache.store('buy', answer(), ['list:sale'], cache.begin());
    cache.suspend();
    expect(cache.store('rent', answer(), ['list:sale'], cache.begin())).toBe(false);
    time += 4_000;
    cache.suspend();
    expect(cache.get('buy')).toBeDefined();
    time += 1_001;
    expect(cache.get('buy')).toBeUndefined();
  });

  describe('returns a stale response', () => {
    const STALE_MS = 60 * 60_000;
    beforeEach(() => {
      cache = new ResponseCache({ maxBytes: 100_000, staleMs: STALE_MS, now: () => time });
      cache.store('buy', answer(), ['list:sale'], cache.begin());
    });

    it('for an hour without events, and counts from their loss', () => {
      cache.suspend();
      time += 5_000;
      expect(cache.isStale).toBe(false);
      time += 1;
      cache.suspend();
      expect([cache.isStale, cache.get('buy')]).toEqual([true, undefined]);
      expect(cache.getStale('buy')).toBeDefined();
      time += STALE_MS - 1;
      expect(cache.getStale('buy')).toBeDefined();
      time += 1;
      expect([cache.getStale('buy'), cache.bytes]).toEqual([undefined, 0]);
    });

    it('for an hour after its time is over', () => {
      time += 5 * 60_000 + 1;
      expect([cache.isStale, cache.get('buy')]).toEqual([false, undefined]);
      expect(cache.getStale('buy')).toBeDefined();
      time += STALE_MS;
      expect(cache.getStale('buy')).toBeUndefined();
    });

    it('never when it was invalidated, or events arrive again', () => {
      cache.store('faqs', answer(), ['faq'], cache.begin());
      cache.suspend();
      time += 6_000;
      cache.invalidate(['list:sale']);
      expect(cache.getStale('buy')).toBeUndefined();
      expect(cache.getStale('faqs')).toBeDefined();
      cache.invalidateAll();
      expect([cache.isStale, cache.getStale('faqs')]).toEqual([false, undefined]);
    });

    it('no longer than it would without compressing it', async () => {
      const page = longPage();
      cache.store('page', page, ['list:sale'], cache.begin());
      time += 5 * 60_000 + 1;
      await page.form('br');
      expect([cache.get('page'), cache.getStale('page')]).toEqual([undefined, page]);
      time += STALE_MS;
      expect(cache.getStale('page')).toBeUndefined();
    });
  });

  it('evicts everything when events arrive again', () => {
    cache.store('buy', answer(), ['list:sale'], cache.begin());
    const since = cache.begin();
    cache.suspend();
    cache.invalidateAll();
    expect(cache.get('buy')).toBeUndefined();
    expect(cache.store('buy', answer(), ['list:sale'], since)).toBe(false);
    expect(cache.store('buy', answer(), ['list:sale'], cache.begin())).toBe(true);
  });

  it('counts the size of a response once it is compressed, and lets it live no longer for that', async () => {
    const page = longPage();
    cache.store('buy', page, ['list:sale'], cache.begin());
    const before = cache.bytes;
    expect(before).toBeGreaterThan(30_000);
    time += 4 * 60_000;
    await page.form('br');
    expect(cache.bytes).toBeLessThan(before / 5);
    await page.form('identity');
    expect(cache.bytes).toBeGreaterThan(before);
    expect(cache.get('buy')).toBe(page);
    time += 60_001;
    expect(cache.get('buy')).toBeUndefined();
  });

  it('does not take back a response that was invalidated while it was compressed', async () => {
    const page = longPage();
    cache.store('buy', page, ['list:sale'], cache.begin());
    const made = page.form('br');
    cache.invalidate(['list:sale']);
    await made;
    expect([cache.get('buy'), cache.bytes]).toEqual([undefined, 0]);
  });

  it('never stores more bytes than it may, and evicts what was used least', () => {
    for (let page = 0; page < 50; page += 1) {
      cache.store(`page ${page}`, answer('x', 10_000), ['list:sale'], cache.begin());
      cache.get('page 0');
    }
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
    expect(cache.get('page 0')).toBeDefined();
    expect(cache.get('page 10')).toBeUndefined();
    expect(cache.store('huge', answer('x', 200_000), ['list:sale'], cache.begin())).toBe(false);
  });

  it('removes the tags of a response with the response', () => {
    cache.store('page', answer(), ['list:sale'], cache.begin());
    cache.store('page', answer(), ['faq'], cache.begin());
    cache.invalidate(['list:sale']);
    expect(cache.get('page')).toBeDefined();
  });

  it('invalidates a listing and leaves others of its list alone', () => {
    for (const id of [1, 2]) cache.store(`listing ${id}`, answer(), [`listing:${id}`], cache.begin());
    cache.invalidate(['listing:1', 'list:sale']);
    expect(cache.get('listing 1')).toBeUndefined();
    expect(cache.get('listing 2')).toBeDefined();
  });

  it('invalidates everything with the whole site, what is being made included', () => {
    cache.store('faqs', answer(), ['faq'], cache.begin());
    const since = cache.begin();
    cache.invalidate([WHOLE_SITE]);
    expect(cache.get('faqs')).toBeUndefined();
    expect(cache.store('faqs', answer(), ['faq'], since)).toBe(false);
  });

  it('refuses what was begun so long ago that invalidations of that time are removed', () => {
    const since = cache.begin();
    cache.invalidate(['listing:1']);
    time += 6 * 60_000;
    cache.invalidate(['listing:2']);
    expect(cache.store('listing 1', answer(), ['listing:1'], since)).toBe(false);
    expect(cache.store('listing 1', answer(), ['listing:1'], cache.begin())).toBe(true);
  });
});
