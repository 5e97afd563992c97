import { z } from 'zod';

/** All leads ever received, regardless of their status. */
export const leadCountsSchema = z.object({
  visits: z.int(),
  /** Sent by the popup of the home page. */
  homePageEnquiries: z.int(),
  /** Contact, sell, listing and mortgage enquiries. */
  otherEnquiries: z.int(),
  newsletter: z.int(),
});
export type LeadCounts = z.infer<typeof leadCountsSchema>;

const MAX_SERIES_DAYS = 366;

/** One day, from midnight to midnight in the Gulf. */
export const leadDaySchema = leadCountsSchema.extend({ day: z.iso.date() });
export type LeadDay = z.infer<typeof leadDaySchema>;

/** Selects the last `days` days. */
export const leadSeriesQuerySchema = z.object({ days: z.int().min(1).max(MAX_SERIES_DAYS).default(30) });
export const leadSeriesSchema = z.object({ days: z.array(leadDaySchema) });
