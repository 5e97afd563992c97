import { z } from 'zod';
import { filledText, text } from './text.js';

export const CONTENT_KINDS = [
  'blog-post',
  'faq',
  'team-member',
  'testimonial',
  'navigation-item',
  'page',
  'document',
  'footer',
  'navigation-style',
] as const;
export const contentKindSchema = z.enum(CONTENT_KINDS);
export type ContentKind = z.infer<typeof contentKindSchema>;

/** Kinds with drafts, versions and schedules; projects belong to listings. */
export const LIFECYCLE_KINDS = [...CONTENT_KINDS, 'development'] as const;
export const lifecycleKindSchema = z.enum(LIFECYCLE_KINDS);
export type LifecycleKind = z.infer<typeof lifecycleKindSchema>;

/** Kinds with fixed records that are never added, withdrawn or deleted. */
const ALWAYS_LIVE: readonly LifecycleKind[] = ['document', 'footer', 'navigation-style'];
export const isAlwaysLive = (kind: LifecycleKind): boolean => ALWAYS_LIVE.includes(kind);

/** Actions that a member can request approval for. */
export const approvalAsksSchema = z.enum(['publish', 'schedule', 'withdraw']);
export type ApprovalAsks = z.infer<typeof approvalAsksSchema>;

/** Maximum characters of a note on a request or an answer; the audit trail stores notes too. */
export const LONGEST_APPROVAL_NOTE = 300;
export const approvalNote = text(LONGEST_APPROVAL_NOTE).trim();
export const sentBackNote = filledText(LONGEST_APPROVAL_NOTE);

/** A request to change the live content. Dates are ISO 8601. */
export const approvalSchema = z.object({
  asks: approvalAsksSchema,
  /** The version to approve; a later save makes the request stale. */
  version: z.int(),
  /** Requested publication and withdrawal times; null for none. */
  publishAt: z.string().nullable(),
  withdrawAt: z.string().nullable(),
  note: z.string(),
  requestedBy: z.string(),
  requestedAt: z.string(),
  /** The member who sent it back, with the reason; null while it is pending. */
  sentBack: z.object({ by: z.string(), at: z.string(), note: z.string() }).nullable(),
});
export type Approval = z.infer<typeof approvalSchema>;

/** State of an entry in its lifecycle. Dates are ISO 8601. */
export const lifecycleSchema = z.object({
  /** True when visitors see the entry. */
  live: z.boolean(),
  /** Unpublished changes of a live entry: the fields of its newest version. */
  draft: z.object({ savedAt: z.string(), savedBy: z.string() }).nullable(),
  /** When the draft, or an entry that is not live, is published. */
  publishAt: z.string().nullable(),
  /** The time at which the entry is withdrawn from the site. */
  withdrawAt: z.string().nullable(),
  /** The member who set these times; empty when there are none. */
  scheduledBy: z.string(),
  /** Why the last scheduled change failed. */
  failure: z.string().nullable(),
  /** The pending or returned request; absent without one. */
  approval: approvalSchema.optional(),
});
export type Lifecycle = z.infer<typeof lifecycleSchema>;

/** An entry after a change of its lifecycle. */
export const lifecycleChangeSchema = z.object({
  id: z.int(),
  version: z.int(),
  lifecycle: lifecycleSchema,
});
export type LifecycleChange = z.infer<typeof lifecycleChangeSchema>;

/** A request for approval, with the entry it is about. */
export const listedApprovalSchema = approvalSchema.extend({
  kind: lifecycleKindSchema,
  id: z.int(),
  title: z.string(),
  /** Path of the editor in the backend. */
  link: z.string().nullable(),
  /** The entry was saved again after the request, so the request can no longer be approved. */
  stale: z.boolean(),
});
export type ListedApproval = z.infer<typeof listedApprovalSchema>;

/** One save of an entry. */
export const versionSummarySchema = z.object({
  version: z.int(),
  /** False for a draft. */
  published: z.boolean(),
  title: z.string(),
  savedAt: z.string(),
  savedBy: z.string(),
});
export type VersionSummary = z.infer<typeof versionSummarySchema>;

/** Fields as staff write them; the keys depend on the kind. */
export const entryFieldsSchema = z.record(z.string().max(64), z.json());
export type EntryFields = z.infer<typeof entryFieldsSchema>;

export const entryVersionSchema = versionSummarySchema.extend({ fields: entryFieldsSchema });
export type EntryVersion = z.infer<typeof entryVersionSchema>;

export const diffPartSchema = z.union([
  z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() }),
  /** Number of unchanged lines, far from any change. */
  z.object({ kind: z.literal('skipped'), count: z.int() }),
  /** End of a truncated diff: the number of remaining lines. */
  z.object({ kind: z.literal('cut'), count: z.int() }),
]);
export type DiffPart = z.infer<typeof diffPartSchema>;

/** Differences between two versions by field; unchanged fields are absent. */
export const versionDiffSchema = z.object({
  version: z.int(),
  /** The version it is compared with; null for the first one. */
  against: z.int().nullable(),
  sections: z.array(z.object({ field: z.string(), parts: z.array(diffPartSchema) })),
});
export type VersionDiff = z.infer<typeof versionDiffSchema>;

const timestamp = z.iso.datetime({ offset: true, error: 'Enter a date and time with a time zone' });

/** Times to publish and to withdraw; null for none. */
export const scheduleFieldsSchema = z.object({
  publishAt: timestamp.nullable(),
  withdrawAt: timestamp.nullable(),
});

/** A version is compared with the save before it, or with the version published before it. */
export const diffSinceSchema = z.enum(['before', 'published']);
