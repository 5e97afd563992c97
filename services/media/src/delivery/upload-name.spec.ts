import { describe, expect, it } from '@jest/globals';
import { VARIANT_FORMATS, VARIANT_WIDTHS, variantUrl } from '@manzil/contracts/media/asset';
import { readUploadName, variantFilename } from './upload-name.js';

describe('names below /uploads', () => {
  it.each([
    ['0f3a.webp', 'image/webp'],
    ['demo-avatar-01.png', 'image/png'],
    ['0f3a.pdf', 'application/pdf'],
  ])('%s is an original of type %s', (filename, contentType) => {
    expect(readUploadName(filename)).toEqual({ filename, stem: filename.split('.')[0], contentType });
  });

  it('of every variant that pages link to are understood', () => {
    for (const width of VARIANT_WIDTHS) {
      for (const format of VARIANT_FORMATS) {
        const filename = variantUrl('/uploads/demo-hero-01.webp', width, format).replace('/uploads/', '');
        expect(filename).toBe(variantFilename('demo-hero-01', width, format));
        expect(readUploadName(filename)).toMatchObject({ stem: 'demo-hero-01', variant: { width, format } });
      }
    }
  });

  it.each([
    '',
    '.',
    '..',
    '../secret.webp',
    '..%2fsecret.webp',
    'a/b.webp',
    'a\\b.webp',
    'a.webp\0.png',
    'a.webp\n',
    'A.webp',
    'a.svg',
    'a.html',
    'a.constructor',
    'a.webp.html',
    '.webp',
    'a',
    `${'a'.repeat(101)}.webp`,
    'a-641w.webp',
    'a-640w.png',
    'a-0640w.webp',
    '-640w.webp',
    'a-99999999999999999999w.avif',
  ])('%j is none', (filename) => {
    expect(readUploadName(filename)).toBeUndefined();
  });
});
