import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailtoUrl } from './mailto-url.js';

describe('the mailto URL of an address', () => {
  it.each([
    ['layla@example.com', undefined, 'mailto:layla@example.com'],
    ["o'brien+villa@example.com", undefined, "mailto:o'brien%2Bvilla@example.com"],
    ['a@example.com?bcc=b@example.com', undefined, 'mailto:a@example.com%3Fbcc%3Db@example.com'],
    ['a@example.com,b@example.com', undefined, 'mailto:a@example.com%2Cb@example.com'],
    ['layla@example.com', 'AP-1 & 2?', 'mailto:layla@example.com?subject=AP-1%20%26%202%3F'],
  ])('%s is %s', (address, subject, url) => {
    expect(mailtoUrl(address, subject === undefined ? {} : { subject })).toBe(url);
  });

  it('has a text to begin with', () => {
    expect(mailtoUrl('layla@example.com', { subject: 'A', body: 'B & C\r\nD' })).toBe(
      'mailto:layla@example.com?subject=A&body=B%20%26%20C%0D%0AD',
    );
  });

  it('has this address alone and no header but the subject, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (address, subject) => {
        const { pathname, searchParams } = new URL(mailtoUrl(address, { subject }));
        expect(decodeURIComponent(pathname)).toBe(address);
        expect([...searchParams]).toEqual([['subject', subject]]);
      }),
    );
  });
});
