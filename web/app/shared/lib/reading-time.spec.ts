import { describe, expect, it } from 'vitest';
import { readingMinutes } from './reading-time';

describe('readingMinutes', () => {
  it('counts words and no markup', () => {
    const paragraph = `<p class="a b c">${'word '.repeat(220)}</p>`;
    expect(readingMinutes(paragraph)).toBe(1);
    expect(readingMinutes(paragraph.repeat(3))).toBe(3);
  });

  it('is never less than a minute', () => {
    expect(readingMinutes('')).toBe(1);
    expect(readingMinutes('<img src="/uploads/a.webp">')).toBe(1);
  });
});
