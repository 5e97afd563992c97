import { describe, expect, it } from 'vitest';
import { swapFile } from './swap-file.js';

describe('a file in place of another', () => {
  const swap = swapFile('old.webp', 'new.webp');

  it('is in every text, however deep, as a path, an address or within HTML', () => {
    expect(
      swap({
        logo: '/uploads/old.webp',
        rows: [{ html: '<img src="https://manzil.example/uploads/old.webp"><img src="/uploads/old.webp">' }],
        version: 3,
        none: null,
      }),
    ).toEqual({
      logo: '/uploads/new.webp',
      rows: [{ html: '<img src="https://manzil.example/uploads/new.webp"><img src="/uploads/new.webp">' }],
      version: 3,
      none: null,
    });
  });

  it('leaves other files alone, also those whose names look alike', () => {
    const others = ['/uploads/old.webp-2', '/uploads/oldxwebp', '/uploads/very-old.webp', '/files/old.webp'];
    expect(swap(others)).toEqual(others);
  });
});
