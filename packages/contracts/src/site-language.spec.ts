import { describe, expect, it } from 'vitest';
import { inLanguage, splitLanguage } from './site-language.js';

describe('addresses of a language', () => {
  it.each(['/', '/buy', '/buy?page=2', '/a-home#map', '/art-gallery', '/_root.data'])(
    '%s is found again',
    (address) => {
      expect(splitLanguage(address)).toEqual({ language: 'en', address });
      expect(splitLanguage(inLanguage('ar', address))).toEqual({ language: 'ar', address });
    },
  );

  it('keeps the query of the home page', () => {
    expect(splitLanguage('/ar?q=1')).toEqual({ language: 'ar', address: '/?q=1' });
  });
});
