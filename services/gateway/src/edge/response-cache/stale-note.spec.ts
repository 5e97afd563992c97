import { describe, expect, it } from 'vitest';
import { CachedResponse } from './cached-response.js';
import { withStaleNote } from './stale-note.js';

const HTML = '<!DOCTYPE html><html lang="en" dir="ltr"><body>AED 1,200,000</body></html>';

const page = (tags: string[], type = 'text/html; charset=utf-8', body = HTML): CachedResponse =>
  new CachedResponse(200, { 'content-type': type }, Buffer.from(body), tags);
const textOf = async (response: CachedResponse): Promise<string> =>
  (await response.form('identity')).body.toString();

describe('the note on a stale response', () => {
  it.each([['site', 'list:sale'], ['listing:171'], ['catalogue:rent'], ['development:3']])(
    'is on a page with prices, tagged %s',
    async (...tags) => {
      const noted = await withStaleNote(page(tags));
      expect(await textOf(noted)).toMatch(/^<!DOCTYPE html><html data-stale="[^"<]*Prices[^"<]*" lang="en"/);
      expect([noted.status, noted.headers, noted.tags]).toEqual([200, page(tags).headers, tags]);
    },
  );

  it('is in Arabic on an Arabic page', async () => {
    const arabic = page(
      ['list:sale'],
      'text/html',
      HTML.replace('lang="en" dir="ltr"', 'lang="ar" dir="rtl"'),
    );
    expect(await textOf(await withStaleNote(arabic))).toMatch(
      /<html data-stale="[\u0600-\u06FF][^"]*" lang="ar"/,
    );
  });

  it('is on no page without prices, and on nothing that is no page', async () => {
    for (const response of [
      page(['site', 'faq']),
      page(['listing:1'], 'application/json', '{"text":"<html "}'),
      page(['listing:1'], 'text/markdown'),
    ])
      expect(await withStaleNote(response)).toBe(response);
  });

  it('is added once', async () => {
    const response = page(['list:sale']);
    expect(await withStaleNote(response)).toBe(await withStaleNote(response));
  });
});
