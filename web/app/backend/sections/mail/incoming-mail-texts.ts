import type { MailboxProblem } from '@manzil/contracts/leads/incoming-mail';

export const INCOMING_TEXTS = {
  title: 'Replies from clients',
  intro:
    'With a mailbox, replies to your emails appear in the timeline of the lead. Without one, they only arrive at the address that they are sent to.',
  host: 'IMAP server',
  hostHint: 'Such as imap.example.com. Leave empty to read no replies.',
  address: 'Address of the mailbox',
  addressHint: 'Clients reply to this address.',
  folder: 'Folder',
  folderHint: 'Usually INBOX. Messages that belong to no lead stay unread in it.',
  save: 'Save mailbox',
  saved: 'Mailbox saved. Mail that arrives from now on is read every minute.',
  test: 'Test the mailbox',
  works: (messages: number) =>
    `The mailbox can be read. It has ${messages.toLocaleString('en')} ${messages === 1 ? 'message' : 'messages'}.`,
  notChecked: 'Not checked yet.',
  checked: (time: string) => `Last read ${time}.`,
  failing: (problem: string, checked: string) => `${problem} ${checked}`,
} as const;

export const PROBLEM_LABELS: Readonly<Record<MailboxProblem, string>> = {
  unreachable: 'The IMAP server can’t be reached. Check the host and the port.',
  encryption: 'The connection can’t be encrypted. Check the encryption and the certificate of the server.',
  login: 'The server refuses the login. Check the username and the password.',
  folder: 'The folder can’t be opened. Check its name.',
  other: 'The server gives an unexpected answer.',
};
