import { describe, expect, it } from 'vitest';
import { isNobody, refusalIn } from './mail-refusal.js';

describe('the words of a mail server that refuses a mail', () => {
  it.each([
    ["Can't send mail - all recipients were rejected: 550 5.1.1 <a@b.ae>: no such user", 'no-mailbox', true],
    ['550-5.1.1 The email account that you tried to reach does not exist', 'no-mailbox', true],
    ['550 #5.1.0 Address rejected', undefined, false],
    ['556 5.1.10 The domain takes no mail', 'no-domain', true],
    ['550 5.2.1 The mailbox is disabled', 'mailbox-closed', false],
    ['552 5.2.2 Over quota', 'mailbox-full', false],
    ['Message failed: 554 5.7.1 Spam', 'distrusted', false],
    ['552 5.3.4 Message too big', 'too-large', false],
    ['550 No such user', undefined, false],
    ['550 Blocked, see https://example.com/5.1.1', undefined, false],
    ['451 4.1.1 Try again later', undefined, false],
    ['450 4.2.2 quota of 550 5.1 files', undefined, false],
  ] as const)('"%s" say %s', (words, refusal, nobody) => {
    expect(refusalIn(words)).toBe(refusal);
    expect(isNobody(refusalIn(words))).toBe(nobody);
  });
});
