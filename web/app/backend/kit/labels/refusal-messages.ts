import { refusalIn, type MailRefusal } from '@manzil/contracts/leads/mail-refusal';

const WORDS: Readonly<Record<MailRefusal, string>> = {
  'no-mailbox': 'this address does not exist',
  'no-domain': 'the part behind the @ takes no mail',
  'mailbox-closed': 'this mailbox is closed',
  'mailbox-full': 'this mailbox is full',
  'too-large': 'the mail is too large for this mailbox',
  distrusted: 'the mail server does not trust the sender or takes the mail for spam',
};

/** The reason why a mail server refused a mail, in plain language; undefined when its message names no reason. */
export function refusalWords(said: string | null): string | undefined {
  const refusal = said === null ? undefined : refusalIn(said);
  return refusal && WORDS[refusal];
}
