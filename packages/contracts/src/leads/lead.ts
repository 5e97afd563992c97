import { z } from 'zod';
import { languageSchema } from '../content/language.js';
import type { FieldIssue } from '../errors.js';
import { consentSchema } from './consent.js';
import { HELP_OPTIONS } from './help-options.js';
import { mailKindSchema } from './mail.js';
import { leadStageSchema, lostReasonSchema, statusOfStage } from './stage.js';
import { leadTagSchema, leadTagsSchema } from './tag.js';
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

/** `pending`: the owner of a newsletter address has not confirmed the subscription yet. */
export const SUBSCRIPTION_STATES = ['pending', 'subscribed', 'unsubscribed'] as const;
const subscriptionStateSchema = z.enum(SUBSCRIPTION_STATES);
export type SubscriptionState = z.infer<typeof subscriptionStateSchema>;

/** A row of the inbox. */
export const leadSummarySchema = z.object({
  id: z.uuid(),
  kind: leadKindSchema,
  status: leadStatusSchema,
  name: z.string().nullable(),
  /** Empty for a lead that a member entered with only a phone number. */
  email: z.string(),
  /** E.164 */
  phone: z.string().nullable(),
  helpOption: z.enum(HELP_OPTIONS).nullable(),
  listing: enquiryListingSchema.nullable(),
  page: z.string().nullable(),
  /** An excerpt of the message. */
  excerpt: z.string().nullable(),
  /** The member who is responsible for it. */
  assignee: z.string().nullable(),
  /**
   * Null for spam, and for leads that are done without `won` or `lost`. Like the next three fields, missing when
   * the previous release answers.
   */
  stage: leadStageSchema.nullable().default(null),
  /** The reason why it was lost; null in any other stage. */
  lostReason: lostReasonSchema.nullable().default(null),
  nextAction: z.string().nullable().default(null),
  /** Gulf date on which the next action is due. */
  nextActionOn: z.string().nullable().default(null),
  /** Missing when the previous release answers. */
  tags: z.array(z.string()).default([]),
  /** The routing rule that assigned it. Like the next field, missing when the previous release answers. */
  routedBy: z.string().nullable().default(null),
  /** ISO 8601, response deadline; null without one, and after an escalation. */
  respondBy: z.string().nullable().default(null),
  /** The form was sent faster than most people type; missing when the previous release answers. */
  sentQuickly: z.boolean().default(false),
  /** Null unless the lead is a newsletter address; missing when the previous release answers. */
  subscription: subscriptionStateSchema.nullable().default(null),
  /** Null for a form. Like `enteredBy`, missing when the previous release answers. */
  source: leadSourceSchema.nullable().default(null),
  /** The member who entered it; null for a form. */
  enteredBy: z.string().nullable().default(null),
  /** Language of the form. Absent for a lead entered by a member, and when the previous release answers. */
  language: languageSchema.optional(),
  /** Incremented by every change; compared with `expectedVersion`. */
  version: z.int(),
  /** ISO 8601 */
  receivedAt: z.string(),
  updatedAt: z.string(),
});
export type LeadSummary = z.infer<typeof leadSummarySchema>;

/** A mail about a lead: to staff about a new or assigned lead, or a confirmation to the person. */
export const leadNoticeSchema = z.object({
  /** Missing when the previous release answers, which only sends mail about new leads. */
  kind: mailKindSchema.default('new-lead'),
  recipient: z.string(),
  /**
   * `waiting` for its first or next attempt; `no-server`: no mail server is configured; `cancelled`: the lead was
   * answered or reassigned before it was sent, or the person no longer gets mail.
   */
  status: z.enum(['waiting', 'no-server', 'sent', 'failed', 'cancelled']),
  /** Why the last attempt failed, as reported by the mail server, or why the mail was cancelled. */
  error: z.string().nullable(),
  /** ISO 8601, when the status was reached or the last attempt failed. */
  at: z.string(),
});
export type LeadNotice = z.infer<typeof leadNoticeSchema>;

/** AED. The highest fits the column of the database. */
const amount = z.int('Enter a whole number of AED.').min(0).max(2_000_000_000).nullable();

export const leadSchema = leadSummarySchema.omit({ excerpt: true }).extend({
  /** AED: the agreed or expected price, and the commission. Missing when the previous release answers. */
  dealValue: amount.optional(),
  commission: amount.optional(),
  /** The lead that it was merged into. Missing when the previous release answers. */
  mergedInto: z.uuid().nullable().optional(),
  message: z.string().nullable(),
  notes: z.string(),
  /** The consent text as displayed, and the time of consent. */
  consentText: z.string().nullable(),
  consentedAt: z.string().nullable(),
  /** The exact texts of the consent, newest first. Missing when the previous release answers. */
  consents: z.array(consentSchema).default([]),
  /** Ids in media of photos that the person sent. Missing when the previous release answers. */
  photos: z.array(z.uuid()).default([]),
  /** Missing when the previous release answers. */
  notices: z.array(leadNoticeSchema).default([]),
});
export type Lead = z.infer<typeof leadSchema>;

/** Absent means "any". Gulf dates, both inclusive. */
export const leadFilterSchema = z.object({
  kinds: z.array(leadKindSchema).min(1).max(LEAD_KINDS.length).optional(),
  status: leadStatusSchema.optional(),
  /** Excludes leads of this status; the inbox excludes spam. */
  exceptStatus: leadStatusSchema.optional(),
  /** Only leads that were sent unusually quickly, or only the others. */
  sentQuickly: z.boolean().optional(),
  stage: leadStageSchema.optional(),
  tag: leadTagSchema.optional(),
  assignee: line(LEAD_LIMITS.assignee).optional(),
  /** Leads of the requesting member, or unassigned leads. */
  assignment: z.enum(['mine', 'nobody']).optional(),
  /** Only open leads whose next action was due before today. */
  overdue: z.literal(true).optional(),
  /** Only open leads whose next action is due on this Gulf date or earlier. */
  dueBy: z.iso.date().optional(),
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
   * Number of open leads whose next action is overdue, regardless of the filter; for an agent, only their own.
   * Missing when the previous release answers.
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
  /** Required with the stage `lost`, and not allowed with any other. */
  lostReason: lostReasonSchema.nullable().optional(),
  nextAction: filledLine(LEAD_LIMITS.nextAction).nullable().optional(),
  nextActionOn: z.iso.date().nullable().optional(),
  /** Tags to add and to remove; the others stay. */
  addTags: leadTagsSchema.optional(),
  removeTags: leadTagsSchema.optional(),
  dealValue: amount.optional(),
  commission: amount.optional(),
});
export type LeadChange = z.output<typeof leadChangeSchema>;

/** Returns the problem of an inconsistent change, or undefined. */
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
  addTags: true,
  removeTags: true,
});

/** Changed and refused leads: `version` when another user saved first, `missing` when the lead does not exist. */
export const manyLeadsChangedSchema = z.object({
  changed: z.array(z.uuid()),
  refused: z.array(z.object({ id: z.uuid(), reason: z.enum(['version', 'missing']) })),
});
export type ManyLeadsChanged = z.infer<typeof manyLeadsChangedSchema>;

/** Time and id of the last exported lead; the next slice starts after it. */
export const exportCursorSchema = z
  .string()
  .regex(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  );

export const newLeadsSchema = z.object({
  count: z.int(),
  /** Time at which the newest lead was received; null if there is none. */
  newest: z.iso.datetime().nullable(),
});
export type NewLeads = z.infer<typeof newLeadsSchema>;
