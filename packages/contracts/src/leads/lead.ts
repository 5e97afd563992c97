import { z } from 'zod';
import { languageSchema } from '../content/language.js';
import type { FieldIssue } from '../errors.js';
import { consentSchema } from './consent.js';
import { HELP_OPTIONS } from './help-options.js';
import { mailKindSchema } from './mail.js';
import { leadStageSchema, lostReasonSchema, statusOfStage } from './stage.js';
import { filledLine, LEAD_LIMITS, line, paragraph } from './text.js';

export const ENQUIRY_KINDS = ['contact', 'sell', 'listing', 'mortgage'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** The listing an enquiry is about, as it was when the visitor wrote. */
export const enquiryListingSchema = z.object({
  id: z.int().min(1).optional(),
  reference: filledLine(LEAD_LIMITS.listingReference),
  pagelink: filledLine(LEAD_LIMITS.listingPagelink),
  title: filledLine(LEAD_LIMITS.listingTitle),
});
export type EnquiryListing = z.infer<typeof enquiryListingSchema>;

export const LEAD_KINDS = ['popup', 'newsletter', ...ENQUIRY_KINDS] as const;
export const leadKindSchema = z.enum(LEAD_KINDS);
export type LeadKind = z.infer<typeof leadKindSchema>;

export const LEAD_STATUSES = ['new', 'in-progress', 'done', 'spam'] as const;
export const leadStatusSchema = z.enum(LEAD_STATUSES);
export type LeadStatus = z.infer<typeof leadStatusSchema>;

/** Sources of a lead that a member enters. */
export const ENTERED_SOURCES = [
  'phone',
  'whatsapp',
  'walk-in',
  'referral',
  'portal',
  'event',
  'other',
] as const;
const leadSourceSchema = z.enum(ENTERED_SOURCES);
export type LeadSource = z.infer<typeof leadSourceSchema>;

/** `pending`: the owner of a newsletter address has not confirmed yet that they want it. */
export const SUBSCRIPTION_STATES = ['pending', 'subscribed', 'unsubscribed'] as const;
const subscriptionStateSchema = z.enum(SUBSCRIPTION_STATES);
export type SubscriptionState = z.infer<typeof subscriptionStateSchema>;

/** A row of the inbox. */
export const leadSummarySchema = z.object({
  id: z.uuid(),
  kind: leadKindSchema,
  status: leadStatusSchema,
  name: z.string().nullable(),
  /** Empty where a member has entered a lead with a phone number alone. */
  email: z.string(),
  /** E.164 */
  phone: z.string().nullable(),
  helpOption: z.enum(HELP_OPTIONS).nullable(),
  listing: enquiryListingSchema.nullable(),
  page: z.string().nullable(),
  /** The beginning of the message. */
  excerpt: z.string().nullable(),
  /** The member who takes care of it. */
  assignee: z.string().nullable(),
  /**
   * Null for spam, and for leads that are done without `won` or `lost`. Absent, like the three that follow,
   * from a service of the previous release.
   */
  stage: leadStageSchema.nullable().default(null),
  /** The reason why it was lost; null in any other stage. */
  lostReason: lostReasonSchema.nullable().default(null),
  nextAction: z.string().nullable().default(null),
  /** The day of the Gulf on which that is due. */
  nextActionOn: z.string().nullable().default(null),
  /** The rule that has assigned it. Like what follows absent from a service of the previous release. */
  routedBy: z.string().nullable().default(null),
  /** ISO 8601, when it has to be answered; null without a clock, and once it was escalated. */
  respondBy: z.string().nullable().default(null),
  /** The form was sent faster than most people type; absent from a service of the previous release. */
  sentQuickly: z.boolean().default(false),
  /** Null unless the lead is a newsletter address, and from a service of the previous release. */
  subscription: subscriptionStateSchema.nullable().default(null),
  /** Null for a form. Absent, like `enteredBy`, from a service of the previous release. */
  source: leadSourceSchema.nullable().default(null),
  /** The member who entered it; null for a form. */
  enteredBy: z.string().nullable().default(null),
  /** Language of the form. Absent for a lead that a member has entered, and from a service of the previous release. */
  language: languageSchema.optional(),
  /** Grows with every change; what `expectedVersion` is compared with. */
  version: z.int(),
  /** ISO 8601 */
  receivedAt: z.string(),
  updatedAt: z.string(),
});
export type LeadSummary = z.infer<typeof leadSummarySchema>;

/** A mail about a lead: to staff, that it is new or assigned to them, or to the person, that it has arrived. */
export const leadNoticeSchema = z.object({
  /** Absent from a service of the previous release, which mails of new leads only. */
  kind: mailKindSchema.default('new-lead'),
  recipient: z.string(),
  /**
   * `waiting` for its first or next attempt; `no-server`: no mail server is configured; `cancelled`: the lead was
   * answered or reassigned before it could be sent, or the person gets no more mail.
   */
  status: z.enum(['waiting', 'no-server', 'sent', 'failed', 'cancelled']),
  /** The reason why the last attempt failed, in the words of the mail server, or why it was cancelled. */
  error: z.string().nullable(),
  /** ISO 8601, when the status was reached or the last attempt failed. */
  at: z.string(),
});
export type LeadNotice = z.infer<typeof leadNoticeSchema>;

/** AED. The highest fits the column of the database. */
const amount = z.int('Enter a whole number of AED.').min(0).max(2_000_000_000).nullable();

export const leadSchema = leadSummarySchema.omit({ excerpt: true }).extend({
  /** AED: the price that is agreed or expected, and the commission on it. The previous release has neither. */
  dealValue: amount.optional(),
  commission: amount.optional(),
  message: z.string().nullable(),
  notes: z.string(),
  /** The text that the person agreed to, as it was shown, and the time. */
  consentText: z.string().nullable(),
  consentedAt: z.string().nullable(),
  /** The exact texts of that consent, newest first. Absent from a service of the previous release. */
  consents: z.array(consentSchema).default([]),
  /** Absent from a service of the previous release. */
  notices: z.array(leadNoticeSchema).default([]),
});
export type Lead = z.infer<typeof leadSchema>;

/** Absent means "any". Days are days of the Gulf, both inclusive. */
export const leadFilterSchema = z.object({
  kinds: z.array(leadKindSchema).min(1).max(LEAD_KINDS.length).optional(),
  status: leadStatusSchema.optional(),
  /** Excludes leads of this status; the inbox excludes spam. */
  exceptStatus: leadStatusSchema.optional(),
  /** Only leads that were sent unusually quickly, or only the others. */
  sentQuickly: z.boolean().optional(),
  stage: leadStageSchema.optional(),
  assignee: line(LEAD_LIMITS.assignee).optional(),
  /** Leads of the requesting member, or unassigned leads. */
  assignment: z.enum(['mine', 'nobody']).optional(),
  /** Only open leads whose next action was due before today. */
  overdue: z.literal(true).optional(),
  /** Newsletter addresses in this state. */
  subscription: subscriptionStateSchema.optional(),
  /** Every word must occur in name, e-mail, phone, message, notes or listing; the case does not matter. */
  q: line(200).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type LeadFilter = z.output<typeof leadFilterSchema>;

export const LEAD_SORTS = ['newest', 'oldest', 'name', 'updated'] as const;
export const LEAD_PAGE_SIZE = 25;

export const leadQuerySchema = leadFilterSchema.extend({
  sort: z.enum(LEAD_SORTS).default('newest'),
  page: z.int().min(1).max(100_000).default(1),
  pageSize: z.int().min(1).max(100).default(LEAD_PAGE_SIZE),
});
export type LeadQuery = z.output<typeof leadQuerySchema>;

export const leadPageSchema = z.object({
  items: z.array(leadSummarySchema),
  /** Exact number of matches over all pages. */
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  pageCount: z.int(),
  /**
   * Number of open leads whose next action is overdue, regardless of the filter; for an agent, only their own. A
   * service of the previous release does not count them.
   */
  overdue: z.int().default(0),
});
export type LeadPage = z.infer<typeof leadPageSchema>;

/** Changes by staff; absent fields stay as they are. */
export const leadChangeSchema = z.object({
  status: leadStatusSchema.optional(),
  notes: paragraph(LEAD_LIMITS.notes).optional(),
  /** Null unassigns the lead. */
  assignee: filledLine(LEAD_LIMITS.assignee).nullable().optional(),
  /** Sets the status as well. */
  stage: leadStageSchema.optional(),
  /** With the stage `lost` alone, which needs one. */
  lostReason: lostReasonSchema.nullable().optional(),
  nextAction: filledLine(LEAD_LIMITS.nextAction).nullable().optional(),
  nextActionOn: z.iso.date().nullable().optional(),
  dealValue: amount.optional(),
  commission: amount.optional(),
});
export type LeadChange = z.output<typeof leadChangeSchema>;

/** Returns the problem of a change as a whole, or undefined. */
export function problemOfChange({ status, stage, lostReason }: LeadChange): FieldIssue | undefined {
  if (stage !== undefined && status !== undefined && statusOfStage(stage) !== status)
    return { field: 'stage', message: 'This stage has another status' };
  if (stage === 'lost' && lostReason == null)
    return { field: 'lostReason', message: 'Choose why it was lost' };
  if (stage !== 'lost' && lostReason != null)
    return { field: 'lostReason', message: 'Only a lost lead has such a reason' };
  return undefined;
}

/** Maximum number of leads changed at once. */
export const MOST_CHANGED_LEADS = 100;

export const manyLeadsChangeSchema = leadChangeSchema.pick({
  status: true,
  assignee: true,
  stage: true,
  lostReason: true,
});

/** Changed and refused leads: `version` when another user saved first, `missing` when the lead does not exist. */
export const manyLeadsChangedSchema = z.object({
  changed: z.array(z.uuid()),
  refused: z.array(z.object({ id: z.uuid(), reason: z.enum(['version', 'missing']) })),
});
export type ManyLeadsChanged = z.infer<typeof manyLeadsChangedSchema>;

/** The next slice of an export begins after the lead of this time and id. */
export const exportCursorSchema = z
  .string()
  .regex(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  );

export const newLeadsSchema = z.object({
  count: z.int(),
  /** The time at which the newest of them was received; null when there is none. */
  newest: z.iso.datetime().nullable(),
});
export type NewLeads = z.infer<typeof newLeadsSchema>;
