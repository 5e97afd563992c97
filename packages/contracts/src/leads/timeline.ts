import { z } from 'zod';
import { leadNoticeSchema } from './lead.js';
import { leadOriginSchema } from './origin.js';
import { filledParagraph, LEAD_LIMITS } from './text.js';

/**
 * Kinds of entries. `received`: by its form, or from the member who entered it, with the source as the text;
 * `received-again`: its form was sent again; `note`: what a member wrote, also into the field of notes;
 * `called` and `whatsapp-opened`: a member used the link to the number; `emailed` and `whatsapp-sent`: a member
 * replied with that text, `emailed` with the subject in `to`; `viewed`: a member opened the lead
 * for the first time; `reminded`: the assignee was, because the next action is due; `confirmed` and
 * `unsubscribed`: what the owner of a newsletter address did; `viewing-…`: of a viewing, which begins at `to`
 * and was to begin at `from` before.
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
] as const;
const timelineKindSchema = z.enum(TIMELINE_KINDS);
export type TimelineKind = z.infer<typeof timelineKindSchema>;

export const timelineEntrySchema = z.object({
  id: z.uuid(),
  /** ISO 8601 */
  at: z.string(),
  kind: timelineKindSchema,
  /** The member who did it; empty where no member did. */
  by: z.string(),
  /** A note, the name of a rule, the reason of a loss, or the next action, which is due on `to`. */
  text: z.string().nullable(),
  /** The values before and after a change. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  mail: leadNoticeSchema.nullable(),
  /** The origin that the form reported. Absent from a service of the previous release. */
  origin: leadOriginSchema.nullable().default(null),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

/** The entries that come after it are older. */
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

/** Entries that members add. The browser makes the id, so that a note that is sent twice is one. */
export const newTimelineEntrySchema = z.discriminatedUnion('kind', [
  z.object({ id: z.uuid(), kind: z.literal('note'), text: filledParagraph(LEAD_LIMITS.notes) }),
  z.object({ id: z.uuid(), kind: z.enum(['called', 'whatsapp-opened', 'viewed']) }),
]);
export type NewTimelineEntry = z.output<typeof newTimelineEntrySchema>;

/** Time in which the author of a note can undo it. */
export const NOTE_UNDO_SECONDS = 60;
