import { z } from 'zod';
import { line } from './text.js';

/** `starttls`: encrypted after STARTTLS, and refused without it; `tls`: encrypted from the start. */
const MAIL_ENCRYPTIONS = ['starttls', 'tls', 'none'] as const;
export const mailEncryptionSchema = z.enum(MAIL_ENCRYPTIONS);

const MOST_RECIPIENTS = 20;
const LONGEST_ADDRESS = 254;

const emailSchema = z
  .string()
  .trim()
  .max(LONGEST_ADDRESS)
  .pipe(z.email('Enter email addresses, separated by commas.'));

/** Host name of a server; empty for none. */
export const mailHost = (example: string) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .max(253)
    .pipe(z.union([z.literal(''), z.hostname(), z.ipv4()], `Enter the host name only, such as ${example}.`));

export const mailPort = (example: number) => {
  const message = `Enter the port, such as ${String(example)}.`;
  return z.int(message).min(1).max(65_535, message);
};

/** Empty: keeps the stored password, as long as host, port and username stay the same. */
export const mailPassword = z.string().max(500).default('');

export const mailAddress = z
  .string()
  .trim()
  .max(LONGEST_ADDRESS)
  .pipe(z.union([z.literal(''), z.email()], 'Enter a valid email address.'));

const serverShape = {
  /** Host name of the mail server; empty for none. */
  host: z.string(),
  port: z.int().min(1).max(65_535),
  encryption: mailEncryptionSchema,
  /** Empty for a server without a login. */
  username: z.string(),
  /** Name and address of the sender. */
  senderName: z.string(),
  senderAddress: z.string(),
};

/** The settings in use. The password is never returned. */
export const mailSettingsSchema = z.object({
  /** Recipients of notices about new leads. */
  notifyTo: z.array(z.string()),
  ...serverShape,
  hasPassword: z.boolean(),
  /** Settings that come from the environment and cannot be changed here. */
  fromEnvironment: z.object({ notifyTo: z.boolean(), server: z.boolean() }),
  version: z.int().min(0),
});
export type MailSettings = z.output<typeof mailSettingsSchema>;

export const mailSettingsChangeSchema = z
  .object({
    notifyTo: z
      .array(emailSchema)
      .max(MOST_RECIPIENTS, `Use at most ${MOST_RECIPIENTS} addresses.`)
      .transform((addresses) => [...new Set(addresses)]),
    host: mailHost('smtp.example.com'),
    port: mailPort(587),
    encryption: mailEncryptionSchema,
    username: line(200),
    password: mailPassword,
    senderName: line(100),
    senderAddress: mailAddress,
    expectedVersion: z.int().min(0),
  })
  .refine(({ host, senderAddress }) => host === '' || senderAddress !== '', {
    path: ['senderAddress'],
    message: 'Enter the address that mail is sent from.',
  });
export type MailSettingsChange = z.output<typeof mailSettingsChangeSchema>;
