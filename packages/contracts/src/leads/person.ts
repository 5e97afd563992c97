import { z } from 'zod';
import { consentSchema } from './consent.js';
import { emailSchema } from './email.js';
import { leadSchema } from './lead.js';
import { mailKindSchema } from './mail.js';

/** A person asks for a link to what is kept of them. */
export const personLinkRequestSchema = z.object({ email: emailSchema });

/** One form that a person sent, with all that staff have written about it. */
const keptLeadSchema = leadSchema
  .pick({
    ...{ kind: true, status: true, receivedAt: true, updatedAt: true },
    ...{ name: true, email: true, phone: true, helpOption: true, listing: true, page: true },
    ...{ message: true, notes: true, sentQuickly: true, subscription: true },
  })
  .extend({
    /** When the newsletter was confirmed and ended; ISO 8601. */
    confirmedAt: z.string().nullable(),
    unsubscribedAt: z.string().nullable(),
    consents: z.array(consentSchema.extend({ text: z.string().nullable() })),
  });
export type KeptLead = z.infer<typeof keptLeadSchema>;

const keptMailSchema = z.object({
  kind: mailKindSchema,
  status: z.enum(['waiting', 'sent', 'failed', 'cancelled']),
  /** ISO 8601, when the status was reached. */
  at: z.string(),
});

/** All that is kept of the person an email address belongs to. */
export const personDataSchema = z.object({
  address: z.string(),
  leads: z.array(keptLeadSchema),
  /** Mail to the person. */
  mails: z.array(keptMailSchema),
  /** ISO 8601, since when they want no automatic mail; null when they did not say so. */
  noMailSince: z.string().nullable(),
});
export type PersonData = z.infer<typeof personDataSchema>;
