import { createPrivateKey } from 'node:crypto';
import { commonConfig, databaseUrl, flag, loadConfig, nameList } from '@manzil/service-kit/config';
import { z } from 'zod';

/** Days; 0 keeps the data until a user erases it. */
const days = (byDefault: number) => z.coerce.number().int().min(0).max(36_500).default(byDefault);

/** Mail with another kind of key would be sent without a signature. */
function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

export const configSchema = commonConfig
  .extend({
    LEADS_DATABASE_URL: databaseUrl,
    /** The mail server, with user and password: `smtp://…` (with STARTTLS where the server offers it) or `smtps://…`. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** Sender address of mail, also as `Name <address>`. */
    MAIL_FROM: z.string().min(3).optional(),
    /** The mailbox that replies of leads are read from: `imaps://user:password@host/INBOX`; `imap://` uses STARTTLS. */
    IMAP_URL: z.url({ protocol: /^imaps?$/ }).optional(),
    /** Email address of the mailbox. */
    IMAP_ADDRESS: z.email().optional(),
    /** The DKIM key that signs mail, an RSA key as PEM. Set all three or none. */
    DKIM_DOMAIN: z.hostname().optional(),
    DKIM_SELECTOR: z.hostname().optional(),
    DKIM_PRIVATE_KEY: z.string().refine(isRsaKey, 'must be a private RSA key as PEM').optional(),
    /** Addresses that are notified of each new lead, separated by commas. */
    LEAD_NOTIFY_TO: nameList.pipe(z.array(z.email())),
    /** Sends visitors an automatic answer to their enquiries. */
    LEAD_ANSWERS: z.enum(['on', 'off']).default('on'),
    /** The address of the site, for links in mail. */
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:8080'),
    /** URL of media, where the files attached to mail are read. */
    MEDIA_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:9200'),
    /** Leads that are done or spam, since their last change. */
    LEAD_RETENTION_DAYS: days(0),
    /** Newsletter addresses that were never confirmed, or have unsubscribed. */
    SUBSCRIPTION_RETENTION_DAYS: days(30),
    /** The log of mail. */
    MAIL_RETENTION_DAYS: days(365),
    /** The log of webhooks. */
    WEBHOOK_RETENTION_DAYS: days(30),
    /** For testing: allows webhook URLs without TLS. */
    WEBHOOK_ALLOW_HTTP: z.enum(['on', 'off']).default('off'),
    /** Hosts on private networks that webhooks may be sent to, separated by commas. */
    WEBHOOK_ALLOW_PRIVATE_HOSTS: nameList,
    /** On: the demo's advisers have opening hours from the first start. */
    DEMO: flag(false),
    DEMO_DIR: z.string().optional(),
  })
  .refine((config) => !config.DEMO || config.DEMO_DIR !== undefined, {
    path: ['DEMO_DIR'],
    message: 'is needed when DEMO is on',
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    message: 'must be set with SMTP_URL',
  })
  .refine(({ IMAP_URL, IMAP_ADDRESS }) => (IMAP_URL === undefined) === (IMAP_ADDRESS === undefined), {
    path: ['IMAP_ADDRESS'],
    message: 'must be set with IMAP_URL, or neither',
  })
  .refine(
    ({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }) =>
      new Set([DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY].map((value) => value === undefined)).size === 1,
    {
      path: ['DKIM_DOMAIN'],
      message: 'must be set with DKIM_SELECTOR and DKIM_PRIVATE_KEY_FILE, or none of the three',
    },
  );

export type LeadsConfig = z.output<typeof configSchema>;

export const readConfig = (): LeadsConfig => loadConfig(configSchema);
