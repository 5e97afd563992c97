import { describe, expect, it } from 'vitest';
import { slugText } from '@manzil/contracts/content/text';
import fc from 'fast-check';
import { slugOf } from './slug-of';

describe('slugOf', () => {
  it('keeps the words of a title', () => {
    expect(slugOf('Off-plan: is it safé?')).toBe('off-plan-is-it-safe');
  });

  it('makes an address that the API takes of any title with a letter', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (words) => {
        expect(slugText.safeParse(slugOf(`a${words}`)).success).toBe(true);
      }),
    );
  });
});
