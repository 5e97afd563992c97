import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { filledText, linkUrl, longText, memberName, text } from './content/text.js';
import { documentChangesSchema } from './content/documents.js';
import { newApiTokenSchema } from './gateway/api-token.js';
import { memberChangeSchema, usernameSchema } from './gateway/member.js';
import { passkeyNameSchema } from './gateway/second-factor.js';
import { emailSchema, newsletterEmailSchema } from './leads/email.js';
import { filledLine, filledParagraph, line, paragraph } from './leads/text.js';
import { placeNameSchema } from './listings/place.js';
import { lockReasonSchema } from './listings/overrides.js';

/** Each character that turns the direction of text (Unicode property Bidi_Control). */
const DIRECTION_MARKS = '\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069';

/** A clean text that each field accepts. */
const FIELDS: readonly (readonly [string, z.ZodType, unknown])[] = [
  ['a text of content', text(100), 'Noor'],
  ['a filled text of content', filledText(100), 'Noor'],
  ['a long text of content', longText(1_000), '<p>Noor</p>'],
  ['a link', linkUrl, '/buy'],
  ['the name of a member', memberName, 'Noor'],
  ['the fields of a page', documentChangesSchema, { sec1heading: 'Noor' }],
  ['a line of a form', line(100), 'Noor'],
  ['a filled line of a form', filledLine(100), 'ليلى حداد'],
  ['a paragraph of a form', paragraph(100), 'One\ntwo'],
  ['a filled paragraph of a form', filledParagraph(100), 'One\ntwo'],
  ['an email address', emailSchema, 'layla@example.com'],
  ['a newsletter address', newsletterEmailSchema, 'layla@example.com'],
  ['the name of a place', placeNameSchema, 'مرسى دبي'],
  ['the reason of a lock', lockReasonSchema, 'Owner'],
  ['the name of a passkey', passkeyNameSchema, { name: 'Phone' }],
  ['the name of a token', newApiTokenSchema.shape.name, 'Reports'],
];

const marked = (value: unknown): unknown =>
  typeof value === 'string'
    ? [...value].map((character) => DIRECTION_MARKS + character).join('') + DIRECTION_MARKS
    : Object.fromEntries(
        Object.entries(value as Record<string, unknown>).map(([key, each]) => [key, marked(each)]),
      );

describe('characters that turn the direction of text', () => {
  it.each(FIELDS)('are removed from %s', (_what, schema, clean) => {
    expect(schema.parse(marked(clean))).toEqual(clean);
  });
});

describe('such characters as HTML writes them', () => {
  it.each([
    'No&#x202E;or',
    'No&#X0000202e;or',
    'No&#8238or',
    'No&rlm;or&lrm;',
    'No&shy;or &shy',
    'No&#x&rlm;202E;or',
    'No&#x20\u202E2E;or',
    'No&ZeroWidthSpace;or',
  ])('are removed: %s', (given) => {
    expect(filledLine(100).parse(given)).toBe('Noor');
    expect(longText(1_000).parse(`<p>${given}</p>`).replace(' ', '')).toBe('<p>Noor</p>');
  });

  it('are removed from within each other, in linear time', () => {
    expect(filledLine(100).parse('No&r&#x202E;lm;or')).toBe('No or');
    expect(longText(1_000_000).parse('&r'.repeat(50_000) + 'lm;'.repeat(50_000))).not.toMatch(/&rlm;/);
  });

  it.each([
    'Tea &amp; cake',
    '&#x627;&#1604;',
    '&#xFFFFFFFF;',
    '/buy?a=1&shy=2&it=3',
    'R&D; 5 &lt; 6',
    '&zwj;',
  ])('are not confused with %s', (given) => {
    expect(longText(1_000).parse(given)).toBe(given);
  });
});

describe.each([
  ['user name', usernameSchema],
  ['name', memberChangeSchema.shape.name.unwrap()],
])('the %s of a member', (_kind, schema) => {
  it.each(['noor', 'ليلى', 'ليلى.22', 'noor@agency.example', 'Łukasz-1', 'нора', '佐藤花子'])(
    'may be %s',
    (name) => {
      expect(schema.parse(name)).toBe(name);
    },
  );

  it.each([
    ['with a Cyrillic а', '\u0430dmin'],
    ['with a Greek ο', 'n\u03BF\u03BFr'],
    ['of Cyrillic and Greek', '\u0430\u03BD\u0430'],
    ['of Latin and Arabic', 'noor\u0644\u064A'],
  ])('may not be %s', (_what, name) => {
    const { error } = schema.safeParse(name);
    expect(error?.issues[0]?.message).toBe('Use letters of one alphabet only, such as Latin or Arabic.');
  });

  it('has letters of ordinary width, and none that nobody sees', () => {
    expect(schema.parse('\uFF41\uFF44\uFF4D\uFF49\uFF4E')).toBe('admin');
    expect(schema.safeParse('ad\u202Emin').success).toBe(false);
    expect(schema.safeParse('ad\u200Dmin').success).toBe(false);
  });
});
