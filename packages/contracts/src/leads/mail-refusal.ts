/** Reasons for a permanent refusal by a mail server, by enhanced status code (RFC 3463). */
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

/** Reads the response of a mail server; undefined when it states no reason, such as a bare 550. */
export function refusalIn(words: string): MailRefusal | undefined {
  const [, code = ''] = /\b5\d\d[ -]#?(5\.\d{1,3}\.\d{1,3})\b/.exec(words) ?? [];
  return CODES.find(([pattern]) => pattern.test(code))?.[1];
}

/** The mailbox does not exist; no further mail is sent to it. */
export const isNobody = (refusal: MailRefusal | undefined): boolean =>
  refusal === 'no-mailbox' || refusal === 'no-domain';
