import { describe, expect, it } from 'vitest';
import { fieldWords, valueWords } from './change-labels';

describe('words for a change', () => {
  it('name a field as staff read it', () => {
    expect(fieldWords('builtUpArea')).toBe('Built up area');
    expect(fieldWords('price')).toBe('Price');
  });

  it.each([
    [null, 'Empty'],
    ['', 'Empty'],
    [true, 'Yes'],
    [1_250_000, '1,250,000'],
    [25.0803412, '25.080341'],
    [['Balcony', 'Gym'], 'Balcony, Gym'],
    [[], 'Empty'],
    [['https://a.test/1.jpg', 'https://a.test/2.jpg'], '2 entries'],
    [{ name: 'Sara' }, '{"name":"Sara"}'],
  ])('show %j as "%s"', (value, words) => {
    expect(valueWords(value)).toBe(words);
  });

  it('cut a long text', () => {
    expect(valueWords('a'.repeat(500))).toBe(`${'a'.repeat(160)}…`);
  });
});
