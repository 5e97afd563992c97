import { describe, expect, it } from 'vitest';
import { isForeign } from './foreign-pictures.js';

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
