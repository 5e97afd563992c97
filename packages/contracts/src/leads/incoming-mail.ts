import { z } from 'zod';
import { mailAddress, mailEncryptionSchema, mailHost, mailPassword, mailPort } from './mail-settings.js';
import { line } from './text.js';

/** Reasons why the mailbox cannot be read. The words of the server are not shown. */
export const MAILBOX_PROBLEMS = ['unreachable', 'encryption', 'login', 'folder', 'other'] as const;
const mailboxProblemSchema = z.enum(MAILBOX_PROBLEMS);
export type MailboxProblem = z.output<typeof mailboxProblemSchema>;

/** The mailbox that replies of leads are read from, over IMAP. The password is never returned. */
export const incomingMailSchema = z.object({
  /** Host name of the IMAP server; empty for none. */
  host: z.string(),
  port: z.int().min(1).max(65_535),
  encryption: mailEncryptionSchema,
  username: z.string(),
  hasPassword: z.boolean(),
  folder: z.string(),
  /** Email address of the mailbox, to which replies are sent. */
  address: z.string(),
  /** Comes from the environment and cannot be changed here. */
  fromEnvironment: z.boolean(),
  version: z.int().min(0),
  /** ISO 8601, time of the last successful check; null before the first. */
  checkedAt: z.string().nullable(),
  /** Why the last check failed; null when it succeeded. */
  problem: mailboxProblemSchema.nullable(),
});
export type IncomingMail = z.output<typeof incomingMailSchema>;

export const incomingMailChangeSchema = z
  .object({
    host: mailHost('imap.example.com'),
    port: mailPort(993),
    encryption: mailEncryptionSchema,
    username: line(200),
    password: mailPassword,
    folder: line(200).transform((folder) => folder || 'INBOX'),
    address: mailAddress,
    expectedVersion: z.int().min(0),
  })
  .refine(({ host, username }) => host === '' || username !== '', {
    path: ['username'],
    message: 'Enter the username of the mailbox.',
  })
  .refine(({ host, address }) => host === '' || address !== '', {
    path: ['address'],
    message: 'Enter the address that replies are sent to.',
  });
export type IncomingMailChange = z.output<typeof incomingMailChangeSchema>;

export const mailboxTestSchema = z.object({
  problem: mailboxProblemSchema.nullable(),
  /** Messages in the folder; null when it cannot be read. */
  messages: z.int().nullable(),
});
export type MailboxTest = z.output<typeof mailboxTestSchema>;
