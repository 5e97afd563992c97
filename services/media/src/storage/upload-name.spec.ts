import { describe, expect, it } from 'vitest';
import { jpegUrl, shareUrl, tallUrl, variantUrl } from '@manzil/contracts/media/variants';
import { readUploadName, variantFilename, VARIANTS, type Variant } from './upload-name.js';

describe('names below /uploads', () => {
  it.each([
    ['0f3a.webp', 'image/webp'],
    ['demo-avatar-01.png', 'image/png'],
    ['0f3a.pdf', 'application/pdf'],
  ])('%s is an original of type %s', (filename, contentType) => {
    expect(readUploadName(filename)).toEqual({ filename, stem: filename.split('.')[0], contentType });
  });

  it('of every variant that pages link to are parsed', () => {
    const photo = '/uploads/demo-hero-01.webp';
    const linked = (variant: Variant): string =>
      variant.cut === 'none'
        ? variantUrl(photo, variant.width, variant.format)
        : variant.cut === 'tall'
          ? tallUrl(photo, variant.place, variant.width, variant.format)
          : variant.cut === 'share'
            ? shareUrl(photo)
            : jpegUrl(photo);
    for (const variant of VARIANTS) {
      const filename = linked(variant).replace('/uploads/', '');
      expect(filename).toBe(variantFilename('demo-hero-01', variant));
      expect(readUploadName(filename)).toMatchObject({ stem: 'demo-hero-01', variant });
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
    'a-tall50-320w.webp',
    'a-tall51-640w.webp',
    'a-tall50-640w.jpg',
    'a-share.webp',
    'a-share.png',
    'a-whole.webp',
    '-whole.jpg',
    '-share.jpg',
    'a-99999999999999999999w.avif',
  ])('%j is refused', (filename) => {
    expect(readUploadName(filename)).toBeUndefined();
  });
});
