import { beforeEach, describe, expect, it } from '@jest/globals';
import { KeptAnswer } from './kept-answer.js';
import { ReadCache } from './read-cache.js';

const answer = (body = 'body', bytes = body.length): KeptAnswer =>
  new KeptAnswer(200, { 'content-type': 'image/png' }, Buffer.alloc(bytes, body));

const longPage = (): KeptAnswer =>
  new KeptAnswer(200, { 'content-type': 'text/html' }, Buffer.from('By the marina. '.repeat(2_000)));

describe('the cache of finished answers', () => {
  let time: number;
  let cache: ReadCache;
  beforeEach(() => {
    time = 1_000_000;
    cache = new ReadCache({ maxBytes: 100_000, now: () => time });
  });

  it('keeps an answer until something it shows is dropped', () => {
    cache.keep('home', answer(), ['listings', 'content'], cache.begin());
    cache.drop(['developments']);
    expect(cache.get('home')).toBeDefined();
    cache.drop(['content']);
    expect(cache.get('home')).toBeUndefined();
  });

  it('refuses an answer that was begun before a drop of what it shows', () => {
    const since = cache.begin();
    cache.drop(['listings']);
    expect(cache.keep('buy', answer(), ['listings'], since)).toBe(false);
    expect(cache.keep('faqs', answer(), ['content'], since)).toBe(true);
    expect(cache.get('buy')).toBeUndefined();
  });

  it('keeps what is made right after a drop only until everybody knows of it', () => {
    cache.drop(['listings']);
    time += 500;
    cache.keep('buy', answer(), ['listings'], cache.begin());
    time += 1_400;
    expect(cache.get('buy')).toBeDefined();
    time += 200;
    expect(cache.get('buy')).toBeUndefined();
    cache.keep('buy', answer(), ['listings'], cache.begin());
    time += 60_000;
    expect(cache.get('buy')).toBeDefined();
  });

  it('keeps nothing for longer than five minutes, should a fact have been lost', () => {
    cache.keep('buy', answer(), ['listings'], cache.begin());
    time += 5 * 60_000 + 1;
    expect(cache.get('buy')).toBeUndefined();
  });

  it('without facts keeps nothing new and shows what it has for five seconds', () => {
    cache.keep('buy', answer(), ['listings'], cache.begin());
    cache.suspend();
    expect(cache.keep('rent', answer(), ['listings'], cache.begin())).toBe(false);
    time += 4_000;
    cache.suspend();
    expect(cache.get('buy')).toBeDefined();
    time += 1_001;
    expect(cache.get('buy')).toBeUndefined();
  });

  it('forgets everything when facts arrive again', () => {
    cache.keep('buy', answer(), ['listings'], cache.begin());
    const since = cache.begin();
    cache.suspend();
    cache.dropAll();
    expect(cache.get('buy')).toBeUndefined();
    expect(cache.keep('buy', answer(), ['listings'], since)).toBe(false);
    expect(cache.keep('buy', answer(), ['listings'], cache.begin())).toBe(true);
  });

  it('counts what an answer holds once it is compressed, and lets it live no longer for that', async () => {
    const page = longPage();
    cache.keep('buy', page, ['listings'], cache.begin());
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

  it('does not take back an answer that was dropped while it was compressed', async () => {
    const page = longPage();
    cache.keep('buy', page, ['listings'], cache.begin());
    const made = page.form('br');
    cache.drop(['listings']);
    await made;
    expect([cache.get('buy'), cache.bytes]).toEqual([undefined, 0]);
  });

  it('never holds more bytes than it may, and forgets what was used least', () => {
    for (let page = 0; page < 50; page += 1) {
      cache.keep(`page ${page}`, answer('x', 10_000), ['listings'], cache.begin());
      cache.get('page 0');
    }
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
    expect(cache.get('page 0')).toBeDefined();
    expect(cache.get('page 10')).toBeUndefined();
    expect(cache.keep('huge', answer('x', 200_000), ['listings'], cache.begin())).toBe(false);
  });

  it('forgets the tags of an answer with the answer', () => {
    cache.keep('page', answer(), ['listings'], cache.begin());
    cache.keep('page', answer(), ['content'], cache.begin());
    cache.drop(['listings']);
    expect(cache.get('page')).toBeDefined();
  });
});
