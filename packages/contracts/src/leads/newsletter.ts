import { z } from 'zod';
import { newsletterEmailSchema } from './email.js';
import { formLanguageSchema } from './form-language.js';
import { spamSuspectedSchema, sentQuicklySchema } from './form-traps.js';
import { NEWSLETTER_CONSENT, NEWSLETTER_NOT_AGREED } from './messages.js';
import { sentOriginSchema } from './origin.js';
import { filledLine, LEAD_LIMITS } from './text.js';

/** Fields that the visitor fills in. */
export const newsletterFormSchema = z.object({
  email: newsletterEmailSchema,
  agreed: z.literal(true, { error: NEWSLETTER_NOT_AGREED }),
});
export type NewsletterForm = z.input<typeof newsletterFormSchema>;

export const newsletterSubscriptionSchema = newsletterFormSchema.extend({
  /** The page of the form; the spec's value is `Subscribe`. */
  page: filledLine(LEAD_LIMITS.page),
  /** The label of the ticked box. */
  consentText: filledLine(LEAD_LIMITS.consentText).default(NEWSLETTER_CONSENT),
  language: formLanguageSchema,
  /** Dropped when it is invalid. */
  origin: sentOriginSchema,
  spamSuspected: spamSuspectedSchema,
  sentQuickly: sentQuicklySchema,
});
export type NewsletterSubscription = z.output<typeof newsletterSubscriptionSchema>;
