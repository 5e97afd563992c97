import { z } from 'zod';
import { diffPartSchema, lifecycleKindSchema } from './lifecycle.js';

/** ISO 8601 with a time zone. */
export const instantText = z.iso.datetime({ offset: true, error: 'Enter a date and time with a time zone' });

/** A change that is scheduled. */
export const upcomingChangeSchema = z.object({
  at: z.string(),
  does: z.enum(['publish', 'withdraw']),
  kind: lifecycleKindSchema,
  id: z.int(),
  title: z.string(),
  /** The path in the backend at which the entry is edited. */
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
  /** `moved` is an entry with the same fields at another place among the others. */
  change: z.enum(['added', 'removed', 'changed', 'moved']),
  link: z.string().nullable(),
});
export type SiteChange = z.infer<typeof siteChangeSchema>;

/** Entries that differ; `total` counts those beyond the first thousand too. */
export const siteChangesSchema = z.object({ changes: z.array(siteChangeSchema), total: z.int() });

/** Differences of one entry by field, as of two versions. */
export const siteChangeDiffSchema = z.object({
  sections: z.array(z.object({ field: z.string(), parts: z.array(diffPartSchema) })),
});
