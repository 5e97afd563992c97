import { describe, expect, it } from 'vitest';
import { emailInText } from './email.js';

describe('the e-mail address in a text', () => {
  it.each([
    'a@example.com',
    ' a@example.com ',
    'mailto:a@example.com',
    'MAILTO:a@example.com?subject=Home',
    'Adviser A <a@example.com>',
    '"Adviser, A" <a@example.com>',
    'a@example.com; b@example.com',
    'a@example.com, b@example.com',
    'a@example.com / b@example.com',
    'a@example.com|b@example.com',
    'none, a@example.com',
    'a@example.com (work)',
    'a@example.com.',
    'Write to a@example.com.',
    "'a@example.com'",
    '“a@example.com”',
    'Email:a@example.com',
    'e:a@example.com',
    'a@example.com:',
    '&lt;a@example.com&gt;',
    '[a@example.com](mailto:a@example.com)',
    '<a href="mailto:a@example.com">Write</a>',
    'a@example.com\u200b',
    '\u202aa@example.com\u202c',
  ])('%j is a@example.com', (text) => {
    expect(emailInText(text)).toBe('a@example.com');
  });

  it.each(['null', 'N/A', '-', 'a@example', 'a@@example.com', '@example.com', 'a..b@example.com'])(
    '%j is none',
    (text) => {
      expect(emailInText(text)).toBeUndefined();
    },
  );
});
