import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text';

describe('the words of a description', () => {
  it('lose tags and entities', () => {
    expect(plainText('<p>Sea &amp; sand</p><ul><li>Pool</li></ul>', 100)).toBe('Sea & sand Pool');
  });

  it('are cut at the end of a word', () => {
    expect(plainText('<p>A wide living room above the creek</p>', 20)).toBe('A wide living room…');
  });
});
