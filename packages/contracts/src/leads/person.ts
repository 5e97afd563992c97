import { z } from 'zod';
import { consentSchema } from './consent.js';
import { emailSchema } from './email.js';
import { formLanguageSchema } from './form-language.js';
import { leadSchema } from './lead.js';
import { mailKindSchema } from './mail.js';
import { leadOriginSchema } from './origin.js';
import { sentWebhookSchema } from './webhook.js';
import { savedSearchSchema } from './saved-search.js';
import { timelineEntrySchema } from './timeline.js';
import { viewingSchema } from './viewing.js';

/** A person requests a link to their stored data. */
export const personLinkRequestSchema = z.object({ email: emailSchema, language: formLanguageSchema });

/** An entry of the timeline, without the member who acted. */
const keptEntrySchema = timelineEntrySchema.pick({
  kind: true,
  at: true,
  text: true,
  from: true,
  to: true,
  attachments: true,
});
export type KeptEntry = z.infer<typeof keptEntrySchema>;

/** A viewing, without the member who takes it. */
const keptViewingSchema = viewingSchema.pick({
  startsAt: true,
  endsAt: true,
  status: true,
  mode: true,
  home: true,
});
export type KeptViewing = z.infer<typeof keptViewingSchema>;

/** A form that a person sent, with everything that staff wrote about it. */
const keptLeadSchema = leadSchema
  .pick({
    kind: true,
    status: true,
    receivedAt: true,
    updatedAt: true,
    name: true,
    email: true,
    phone: true,
    helpOption: true,
    listing: true,
    page: true,
    source: true,
    message: true,
    notes: true,
    sentQuickly: true,
    subscription: true,
    stage: true,
    lostReason: true,
    nextAction: true,
    nextActionOn: true,
    tags: true,
  })
  .extend({
    /** Missing when the previous release answers. */
    origin: leadOriginSchema.nullable().default(null),
    /** Times at which the newsletter was confirmed and unsubscribed; ISO 8601. */
    confirmedAt: z.string().nullable(),
    unsubscribedAt: z.string().nullable(),
    /** Number of photos sent with the lead. Missing when the previous release answers. */
    photoCount: z.int().default(0),
    consents: z.array(consentSchema.extend({ text: z.string().nullable() })),
    /** Earlier versions of the notes of staff, before the first note in the timeline; oldest first. */
    noteHistory: z.array(z.object({ at: z.string(), notes: z.string() })).default([]),
    webhooks: z.array(sentWebhookSchema).default([]),
    /** Newest first. Missing when the previous release answers. */
    timeline: z.array(keptEntrySchema).default([]),
    /** Missing when the previous release answers. */
    viewings: z.array(keptViewingSchema).default([]),
  });
export type KeptLead = z.infer<typeof keptLeadSchema>;

const keptMailSchema = z.object({
  kind: mailKindSchema,
  status: z.enum(['waiting', 'sent', 'failed', 'cancelled']),
  /** ISO 8601, time of the status. */
  at: z.string(),
});

/** All stored data of the person an email address belongs to. */
export const personDataSchema = z.object({
  /** A phone number (E.164) for leads that have no email address. */
  address: z.string(),
  leads: z.array(keptLeadSchema),
  /** Mail to the person. */
  mails: z.array(keptMailSchema),
  /** Saved searches of the person; empty when the previous release answers. */
  searches: z.array(savedSearchSchema).default([]),
  /** ISO 8601, time of the request to get no automatic mail; null without one. */
  noMailSince: z.string().nullable(),
});
export type PersonData = z.infer<typeof personDataSchema>;

/** Identifies a person by a mailed link, or by one of their leads when staff act for them. */
export const personKeySchema = z.union([
  z.object({ token: z.string().max(1_000) }),
  z.object({ leadId: z.uuid() }),
]);
export type PersonKey = z.output<typeof personKeySchema>;
