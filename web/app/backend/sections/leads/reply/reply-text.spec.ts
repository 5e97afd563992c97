import { describe, expect, it } from 'vitest';
import { fillReply, subjectOf, variablesIn, withReply } from './reply-text';

const values = { name: 'Layla $&', listing: null, price: 'AED 2,350,000', link: null, adviser: 'Noor' };

describe('the text of a reply', () => {
  it('takes values as they are, and keeps variables without one', () => {
    const text = fillReply('Dear {name}, {listing} is {price}. {constructor} {adviser}', values);
    expect(text).toBe('Dear Layla $&, {listing} is AED 2,350,000. {constructor} Noor');
    expect(variablesIn(`${text} {listing}`)).toEqual(['{listing}', '{constructor}']);
  });

  it('has the listing as its subject, or words in its language', () => {
    expect(subjectOf({ ...values, listing: 'Villa 7' }, 'ar')).toBe('Villa 7');
    expect(subjectOf(values, 'en')).toBe('Your enquiry');
  });

  it('replaces the saved reply before, and nothing that was typed', () => {
    expect(withReply('', '', 'B')).toBe('B');
    expect(withReply('A', 'A', 'B')).toBe('B');
    expect(withReply('A, changed\n', 'A', 'B')).toBe('A, changed\n\nB');
  });
});
