import { z } from 'zod';
import { leadNoticeSchema, leadSchema } from './lead.js';
import { leadOriginSchema } from './origin.js';
import { filledParagraph, LEAD_LIMITS } from './text.js';

/**
 * Kinds of entries. `received`: by a form, or from the member who entered it, with the source as the text;
 * `received-again`: the form was sent again; `note`: a note by a member, or what the notes field was set to by the API; `called` and
 * `whatsapp-opened`: a member used the link to the number; `emailed` and `whatsapp-sent`: a reply by a member with
 * its text, `emailed` with the subject in `to`; `email-received`: mail of the person with its text, the subject in `to` and
 * the sender in `from`; `viewed`: first opened by a member; `reminded`: the assignee was
 * reminded of the due next action; `confirmed` and `unsubscribed`: actions of the owner of a newsletter address;
 * `viewing-…`: a viewing with its start in `to` and its former start in `from`; `merged` and `separated`: another lead of
 * the person, with its kind in `from` and the time of its form in `to`; `tagged` and `untagged`: tags in `to`, separated
 * by commas.
 */
const TIMELINE_KINDS = [
  ...(['received', 'received-again', 'note', 'status-changed', 'assigned', 'mail'] as const),
  ...(['stage-changed', 'next-action', 'routed', 'escalated', 'reminded'] as const),
  ...([
    'called',
    'whatsapp-opened',
    'emailed',
    'whatsapp-sent',
    'viewed',
    'confirmed',
    'unsubscribed',
  ] as const),
  ...([
    'viewing-booked',
    'viewing-moved',
    'viewing-cancelled',
    'viewing-attended',
    'viewing-missed',
  ] as const),
  ...(['merged', 'separated', 'tagged', 'untagged', 'email-received'] as const),
] as const;
const timelineKindSchema = z.enum(TIMELINE_KINDS);
export type TimelineKind = z.infer<typeof timelineKindSchema>;

const mergedEnquirySchema = leadSchema
  .pick({ id: true, kind: true, name: true, email: true, phone: true, listing: true, message: true })
  .extend({ photos: z.array(z.uuid()) });
export type MergedEnquiry = z.infer<typeof mergedEnquirySchema>;

export const timelineEntrySchema = z.object({
  id: z.uuid(),
  /** ISO 8601 */
  at: z.string(),
  kind: timelineKindSchema,
  /** The member who did it; empty for other causes. */
  by: z.string(),
  /** A note, the name of a rule, the reason of a loss, or the next action, which is due on `to`. */
  text: z.string().nullable(),
  /** The values before and after a change. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  mail: leadNoticeSchema.nullable(),
  /** Origin as reported by the form. Missing when the previous release answers. */
  origin: leadOriginSchema.nullable().default(null),
  /** A lead that was merged into this one, of the kind `received`. Missing when the previous release answers. */
  enquiry: mergedEnquirySchema.nullable().optional(),
  /** Names of files that came with a mail, or were sent with it. Missing when the previous release answers. */
  attachments: z.array(z.string()).default([]),
  /**
   * The paths of sent `attachments` that are in the library, in the same order; null for others, and empty for received
   * mail. Missing when the previous release answers.
   */
  attachmentPaths: z.array(z.string().nullable()).default([]),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

/** Cursor: returns older entries than this one. */
export const timelineCursorSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/);

export const timelineSchema = z.object({
  /** Newest first. */
  entries: z.array(timelineEntrySchema),
  /** Cursor of the older entries; null when there are none. */
  next: timelineCursorSchema.nullable(),
});
export type Timeline = z.infer<typeof timelineSchema>;

/** Entries that members add. The browser generates the id, to deduplicate repeated requests. */
export const newTimelineEntrySchema = z.discriminatedUnion('kind', [
  z.object({ id: z.uuid(), kind: z.literal('note'), text: filledParagraph(LEAD_LIMITS.notes) }),
  z.object({ id: z.uuid(), kind: z.enum(['called', 'whatsapp-opened', 'viewed']) }),
]);
export type NewTimelineEntry = z.output<typeof newTimelineEntrySchema>;

/** Time during which the author can undo a note. */
export const NOTE_UNDO_SECONDS = 60;
