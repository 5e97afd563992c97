import { describe, expect, it } from 'vitest';
import { quoteVisitor } from './quote-visitor.js';

describe('the text of a visitor in a mail', () => {
  it.each([
    ['Look at https://evil.example/a?b=c now', 'Look at [link removed] now'],
    ['HTTP://EVIL.EXAMPLE and www.evil.example', '[link removed] and [link removed]'],
    ['//evil.example/x', '[link removed]'],
    ['mailto:a@evil.example javascript:alert(1)', '[link removed] [link removed]'],
    ['write to me@evil.example or evil.example/pay', 'write to me@evil. example or evil. example/pay'],
    ['evil。example and evil．example', 'evil. example and evil. example'],
    ['My data: the hotel: 3 // rooms', 'My data: the hotel: 3 // rooms'],
    ['Is it AED 1.5 million? Yes. Good.', 'Is it AED 1.5 million? Yes. Good.'],
  ])('has no links: %s', (text, quoted) => {
    expect(quoteVisitor(text, '[link removed]')).toBe(quoted);
  });

  it('has at most 1,000 characters, none of them cut in two', () => {
    const quoted = quoteVisitor('🏠'.repeat(2_000), '');
    expect([...quoted]).toHaveLength(1_000);
    expect(quoted.endsWith('🏠…')).toBe(true);
  });
});
