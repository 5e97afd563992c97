import { describe, expect, it } from 'vitest';
import { linkAddressSchema } from '@manzil/contracts/content/page';
import { slugOf } from './slug-of';

describe('the address that a title suggests', () => {
  it.each([
    ['Homes by the Sea', 'homes-by-the-sea'],
    ['  Résidences & Villas – 2026! ', 'residences-villas-2026'],
    ["The Agent's Guide", 'the-agents-guide'],
  ])('of %j is %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('is empty for a title without Latin letters or digits', () => {
    expect(slugOf('منازل')).toBe('');
  });

  it('is one that the server accepts, however long the title is', () => {
    const slug = slugOf('palm '.repeat(60));
    expect(linkAddressSchema.parse(slug)).toBe(slug);
  });
});
