import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { getCountries, getExampleNumber } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import examples from 'libphonenumber-js/mobile/examples';
import { phoneInText } from './phone-in-text.js';
import { spacedPhone, toE164 } from './phone.js';

const MARKED = '\u202A+971 50 123 4567\u202C';

describe('a phone number', () => {
  it.each([
    // United Arab Emirates, in the ways people write it
    ['+971501234567', '+971', '+971501234567'],
    ['+971 50 123 4567', '+971', '+971501234567'],
    ['+971-50-123-4567', '+971', '+971501234567'],
    ['+971 (0)50 123 4567', '+971', '+971501234567'],
    ['0501234567', '+971', '+971501234567'],
    ['050 123 4567', '971', '+971501234567'],
    ['50 123 4567', '+971', '+971501234567'],
    ['971501234567', '+971', '+971501234567'],
    ['00971501234567', '+971', '+971501234567'],
    ['00 971 50 123 4567', '+971', '+971501234567'],
    ['  0501234567  ', '+971', '+971501234567'],
    ['٠٥٠١٢٣٤٥٦٧', '+971', '+971501234567'],
    ['٠٠٩٧١٥٠١٢٣٤٥٦٧', '+971', '+971501234567'],
    ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '+971', '+971501234567'],
    [MARKED, '+971', '+971501234567'],
    ['052 123 4567', '+971', '+971521234567'],
    ['058 123 4567', '+971', '+971581234567'],
    ['04 123 4567', '+971', '+97141234567'],
    ['+971 4 123 4567', '+971', '+97141234567'],
    ['02 612 3456', '+971', '+97126123456'],
    ['800 12345', '+971', '+97180012345'],
    // other countries
    ['07911 123456', '+44', '+447911123456'],
    ['+44 7911 123456', '+44', '+447911123456'],
    ['0044 20 7946 0018', '44', '+442079460018'],
    ['(202) 555-0143', '+1', '+12025550143'],
    ['1 202 555 0143', '+1', '+12025550143'],
    ['684 258 1234', '+1-684', '+16842581234'],
    ['258 1234', '+1-684', '+16842581234'],
    ['06 698 12345', '+39', '+390669812345'],
    ['098765 43210', '+91', '+919876543210'],
    ['0300 1234567', '+92', '+923001234567'],
    ['050 123 4567', '+966', '+966501234567'],
    ['8 912 345-67-89', '+7', '+79123456789'],
    ['0100 123 4567', '+20', '+201001234567'],
  ])('%s of %s is %s', (typed, dialCode, expected) => {
    expect(toE164(typed, dialCode)).toBe(expected);
  });

  it.each([
    ['050123456', '+971'],
    ['05012345678', '+971'],
    ['+97150123', '+971'],
    ['+1 50 123 4567', '+971'],
    ['+44 20 7946 0018', '+971'],
    ['0501234567', '+1'],
    ['0501234567', '+999'],
    ['0501234567', ''],
    ['0501234567', '0'],
    ['202 555 0143', '+1-684'],
    ['0501234567 ext. 12', '+971'],
    ['050123456a', '+971'],
    ['call 0501234567 now', '+971'],
    ['tel:0501234567;0501234568', '+971'],
    ['', '+971'],
    ['+', '+971'],
    ['00', '+971'],
    ['123', '+971'],
    ['0'.repeat(41), '+971'],
    ["0501234567'; DROP TABLE lead", '+971'],
  ])('%j of %j is refused', (typed, dialCode) => {
    expect(toE164(typed, dialCode)).toBeUndefined();
  });

  const mobile = fc
    .tuple(
      fc.constantFrom('50', '52', '54', '55', '56', '58'),
      fc.integer({ min: 1_000_000, max: 9_999_999 }),
    )
    .map(([prefix, rest]) => `${prefix}${rest}`);

  it('is the same one however an Emirati mobile is prefixed and spaced', () => {
    const prefixes = fc.constantFrom('', '0', '971', '+971', '00971', '+971 ', '+971 (0)');
    const separators = fc.constantFrom('', ' ', '-', '.');
    fc.assert(
      fc.property(mobile, prefixes, separators, (digits, prefix, separator) => {
        const spaced = [digits.slice(0, 2), digits.slice(2, 5), digits.slice(5)].join(separator);
        expect(toE164(`${prefix}${spaced}`, '+971')).toBe(`+971${digits}`);
      }),
    );
  });

  it('is read back from its notation with spaces, in every country', () => {
    expect(spacedPhone('+971501234567')).toBe('+971 50 123 4567');
    const numbers = getCountries(metadata).map(
      (country) => getExampleNumber(country, examples, metadata)?.number,
    );
    expect(numbers).toContain('+971501234567');
    for (const number of numbers) {
      const spaced = spacedPhone(number ?? '');
      expect(spaced).toMatch(/^\+\d[\d ]+$/);
      expect(phoneInText(spaced)).toBe(number);
    }
  });

  it('that was accepted is accepted again, and stays what it is', () => {
    const typed = fc.stringMatching(/^[+0-9 ().-]{3,20}$/);
    const dialCodes = fc.constantFrom('+971', '+44', '+1', '+1-684', '+91', '+7', '+39', '+966');
    fc.assert(
      fc.property(fc.oneof(mobile, typed), dialCodes, (phone, dialCode) => {
        const first = toE164(phone, dialCode);
        if (first !== undefined) expect(toE164(first, dialCode)).toBe(first);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is E.164 of its dial code or refused, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.string({ maxLength: 8 }),
        (phone, dialCode) => {
          expect(toE164(phone, dialCode) ?? '+971501234567').toMatch(/^\+[1-9]\d{3,14}$/);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
