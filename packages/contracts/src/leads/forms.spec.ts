import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { z } from 'zod';
import { enquiryPhone, enquirySubmissionSchema } from './enquiry.js';
import { HELP_OPTIONS } from './help-options.js';
import { newsletterSubscriptionSchema } from './newsletter.js';
import { popupFormSchema, popupSubmissionSchema } from './popup.js';

const issues = (schema: z.ZodType, value: unknown): Record<string, string> =>
  Object.fromEntries(
    schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );

const ID = '5b0f7a52-3c1e-4d0a-9a55-0d6f0b1c2e3d';

describe('the popup', () => {
  const valid = {
    id: ID,
    name: 'Layla Haddad',
    email: 'layla@example.com',
    phone: '050 123 4567',
    dialCode: '+971',
    helpOption: 'Holiday homes',
  };

  it('offers the six kinds of help', () => {
    expect(HELP_OPTIONS).toEqual([
      'Buy',
      'Rent',
      'Sell',
      'List your property',
      'Property management',
      'Holiday homes',
    ]);
    for (const helpOption of HELP_OPTIONS)
      expect(issues(popupSubmissionSchema, { ...valid, helpOption })).toEqual({});
  });

  it('names every field that is wrong at once, in the words of the site', () => {
    expect(issues(popupFormSchema, { name: ' ', email: 'x', phone: '12', dialCode: '+971' })).toEqual({
      name: 'Please Enter Valid Data!',
      email: 'Please enter a valid email address.',
      phone: 'Please enter a valid phone number.',
      helpOption: 'Please Enter Valid Data!',
    });
  });

  it.each(['name', 'phone', 'helpOption'])('needs %s', (field) => {
    expect(issues(popupFormSchema, { ...valid, [field]: undefined })).toEqual({
      [field]: 'Please Enter Valid Data!',
    });
  });

  it('refuses control characters and what is longer than a field takes', () => {
    expect(issues(popupSubmissionSchema, { ...valid, name: 'Lay\u0000la' })).toHaveProperty('name');
    expect(issues(popupSubmissionSchema, { ...valid, name: 'Layla\nHaddad' })).toHaveProperty('name');
    expect(issues(popupSubmissionSchema, { ...valid, name: 'x'.repeat(101) })).toHaveProperty('name');
    expect(issues(popupSubmissionSchema, { ...valid, page: 'x'.repeat(501) })).toHaveProperty('page');
    expect(issues(popupSubmissionSchema, { ...valid, name: 'ليلى حداد 🌴' })).toEqual({});
  });
});

describe('the newsletter form', () => {
  it('needs the agree box ticked, and keeps the text beside it', () => {
    const valid = { email: 'layla@example.com', page: 'Subscribe', agreed: true };
    expect(issues(newsletterSubscriptionSchema, { ...valid, agreed: false })).toEqual({
      agreed: 'Please click on Agree for further processing.',
    });
    expect(newsletterSubscriptionSchema.parse(valid).consentText).toBe(
      'I agree to the terms & privacy policy.',
    );
  });
});

describe('an enquiry', () => {
  const valid = {
    id: ID,
    kind: 'contact',
    name: 'Layla',
    email: 'layla@example.com',
    message: 'Hello,\n\tI have a question.',
    page: '/contact',
  };

  it('may do without a phone number, but not with a wrong one', () => {
    expect(issues(enquirySubmissionSchema, valid)).toEqual({});
    expect(issues(enquirySubmissionSchema, { ...valid, phone: '0501' })).toEqual({
      phone: 'Please enter a valid phone number.',
    });
  });

  it('about a listing says which', () => {
    expect(issues(enquirySubmissionSchema, { ...valid, kind: 'listing' })).toHaveProperty('listing');
  });

  it('takes a foreign number that names its country, unless a country was chosen', () => {
    expect(enquiryPhone({ phone: '0501234567' })).toBe('+971501234567');
    expect(enquiryPhone({ phone: '+44 7911 123456' })).toBe('+447911123456');
    expect(enquiryPhone({ phone: '0044 7911 123456' })).toBe('+447911123456');
    expect(enquiryPhone({ phone: '+44 7911 123456', dialCode: '+971' })).toBeUndefined();
  });

  it('accepts no control character in any text, wherever it stands', () => {
    const control = fc.constantFrom('\u0000', '\u0007', '\u001B', '\u007F', '\u0085', '\uDC00');
    fc.assert(
      fc.property(control, fc.constantFrom('name', 'email', 'message', 'page'), (character, field) => {
        const value = `a${character}b@c.d`;
        return field in issues(enquirySubmissionSchema, { ...valid, [field]: value });
      }),
    );
  });
});
