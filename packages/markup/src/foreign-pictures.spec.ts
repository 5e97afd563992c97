import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowPictures, foreignPicturesIn, isForeign } from './foreign-pictures.js';

describe('a picture in a text', () => {
  it.each([
    '/uploads/a.webp',
    'uploads/a.webp',
    '/uploads/a.webp?width=640#top',
    '/assets/logo.svg',
    './uploads/a.webp',
    '',
    '#shadow',
    'data:image/png;base64,iVBORw0KGgo=',
  ])('may be %s', (url) => {
    expect(isForeign(url)).toBe(false);
  });

  it.each([
    'https://evil.example/a.png',
    '//evil.example/a.png',
    '\\\\evil.example\\a.png',
    'ht\ntps://evil.example/uploads/a.png',
    'http://site.invalid.evil.example/uploads/a.png',
    '/api/data',
    'api/data',
    '/uploads/../api/data',
    '/uploads/%2e%2e/api/data',
    '/uploads\\..\\api/data',
    '/uploads',
    '/UPLOADS/a.webp',
    '/%61pi/data',
    '/logout',
    '?page=2',
    'http://[',
  ])('may not be %s', (url) => {
    expect(isForeign(url)).toBe(true);
  });
});

describe('a picture of a named host', () => {
  beforeAll(() => {
    allowPictures((url) => url.startsWith('https://photos.example/'));
  });
  afterAll(() => {
    allowPictures(() => false);
  });

  it('is allowed', () => {
    expect(isForeign('https://photos.example/a.png')).toBe(false);
  });

  it.each([
    'http://photos.example/a.png',
    '//photos.example/a.png',
    'https://photos.example@evil.example/a.png',
    'https://photos.example.evil.example/a.png',
    '/api/data',
  ])('may not be %s', (url) => {
    expect(isForeign(url)).toBe(true);
  });
});

describe('the foreign pictures of HTML', () => {
  it.each([
    '<img src="/api/data">',
    '<img src="&#47;api/data">',
    '<img srcset="/uploads/a.webp 1x,/api/data 2x">',
    '<img srcset="/uploads/a.webp 1x, /api/data 2x">',
    '<img srcset="/uploads/a.webp 640w,\n/api/data">',
    '<img srcset=",/api/data">',
    '<img srcset="/uploads/a.webp (,/uploads/b.webp),/api/data 2x">',
    '<picture><source srcset="/uploads/a.webp,b.webp 1x,/api/data 2x"></picture>',
  ])('include the one in %j', (html) => {
    expect(foreignPicturesIn(html).map(({ url }) => url)).toContain('/api/data');
  });

  it.each([
    '<img src="/uploads/a.webp" srcset="/uploads/a.webp 1x,/uploads/b.webp 2x">',
    '<img srcset="/uploads/a.webp 640w, /uploads/b.webp 1280w" sizes="50vw">',
  ])('are none in %j', (html) => {
    expect(foreignPicturesIn(html)).toEqual([]);
  });
});
