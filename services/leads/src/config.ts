import { commonConfig, databaseUrl, loadConfig, nameList } from '@manzil/service-kit/config';
import { z } from 'zod';

export const configSchema = commonConfig
  .extend({
    LEADS_DATABASE_URL: databaseUrl,
    /** The mail server, with user and password: `smtp://…` (with STARTTLS where the server offers it) or `smtps://…`. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** The address that mail is from, also as `Name <address>`. */
    MAIL_FROM: z.string().min(3).optional(),
    /** Addresses that are notified of each new lead, separated by commas. */
    LEAD_NOTIFY_TO: nameList.pipe(z.array(z.email())),
    /** Whether visitors get an automatic answer to their enquiries. */
    LEAD_ANSWERS: z.enum(['on', 'off']).default('on'),
    /** The address of the site, for links in mail. */
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:8080'),
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    message: 'must be set with SMTP_URL',
  });

export type LeadsConfig = z.output<typeof configSchema>;

export const readConfig = (): LeadsConfig => loadConfig(configSchema);
