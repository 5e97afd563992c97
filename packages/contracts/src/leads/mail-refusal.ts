/** The reasons why a mail server refuses a mail for good, by its enhanced status code (RFC 3463). */
export type MailRefusal =
  | 'no-mailbox'
  | 'no-domain'
  | 'mailbox-closed'
  | 'mailbox-full'
  | 'too-large'
  | 'distrusted';

const CODES: readonly (readonly [RegExp, MailRefusal])[] = [
  [/^5\.1\.(1|3|6)$/, 'no-mailbox'],
  [/^5\.1\.(2|10)$/, 'no-domain'],
  [/^5\.2\.1$/, 'mailbox-closed'],
  [/^5\.2\.2$/, 'mailbox-full'],
  [/^5\.(2\.3|3\.4)$/, 'too-large'],
  [/^5\.7\.\d+$/, 'distrusted'],
];

/** Reads the words of a mail server; undefined when it names no reason, as a mere 550 does. */
export function refusalIn(words: string): MailRefusal | undefined {
  const [, code = ''] = /\b5\d\d[ -]#?(5\.\d{1,3}\.\d{1,3})\b/.exec(words) ?? [];
  return CODES.find(([pattern]) => pattern.test(code))?.[1];
}

/** The address does not exist; no further mail is sent to it. */
export const isNobody = (refusal: MailRefusal | undefined): boolean =>
  refusal === 'no-mailbox' || refusal === 'no-domain';
