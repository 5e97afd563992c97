import { z } from 'zod';
import { diffPartSchema, lifecycleKindSchema } from './lifecycle.js';

/** ISO 8601 with a time zone. */
export const instantText = z.iso.datetime({ offset: true, error: 'Enter a date and time with a time zone' });

/** A scheduled change. */
export const upcomingChangeSchema = z.object({
  at: z.string(),
  does: z.enum(['publish', 'withdraw']),
  kind: lifecycleKindSchema,
  id: z.int(),
  title: z.string(),
  /** Path of the editor in the backend. */
  link: z.string().nullable(),
});
export type UpcomingChange = z.infer<typeof upcomingChangeSchema>;

/** Start of the recorded history of the site, and the scheduled changes. Times are ISO 8601. */
export const siteTimesSchema = z.object({
  /** Start of the recorded history. */
  knownFrom: z.string(),
  /** Lists the scheduled changes, the next first, a hundred at most. */
  upcoming: z.array(upcomingChangeSchema),
});
export type SiteTimes = z.infer<typeof siteTimesSchema>;

/** An entry that visitors see differently at two instants. */
export const siteChangeSchema = z.object({
  kind: lifecycleKindSchema,
  id: z.int(),
  title: z.string(),
  /** `moved`: same fields, different position. */
  change: z.enum(['added', 'removed', 'changed', 'moved']),
  link: z.string().nullable(),
});
export type SiteChange = z.infer<typeof siteChangeSchema>;

/** Changed entries, at most a thousand; `total` is the number of all of them. */
export const siteChangesSchema = z.object({ changes: z.array(siteChangeSchema), total: z.int() });

/** Differences of one entry by field, like those between two versions. */
export const siteChangeDiffSchema = z.object({
  sections: z.array(z.object({ field: z.string(), parts: z.array(diffPartSchema) })),
});
