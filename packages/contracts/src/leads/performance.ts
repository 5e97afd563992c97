import { z } from 'zod';
import { LEAD_LIMITS } from './text.js';

/** Whose work, or which way to the agency, is compared. */
export const PERFORMANCE_DIMENSIONS = ['adviser', 'source'] as const;
export type PerformanceDimension = (typeof PERFORMANCE_DIMENSIONS)[number];

const MOST_MONTHS = 24;

export const performanceQuerySchema = z.object({
  by: z.enum(PERFORMANCE_DIMENSIONS).default('adviser'),
  /** The row whose months are returned; absent for all leads. */
  key: z.string().max(LEAD_LIMITS.listingPagelink).optional(),
  /** The last months, this one included. */
  months: z.int().min(1).max(MOST_MONTHS).default(6),
});

const figuresSchema = z.object({
  leads: z.int(),
  /** Leads that a member has contacted, written a note about or moved to another stage. */
  answered: z.int(),
  /** Median minutes until then, of leads that came by a form; null without any. */
  responseMinutes: z.number().nullable(),
  won: z.int(),
  /** AED */
  wonValue: z.number(),
  /** AED */
  commission: z.number(),
});
export type PerformanceFigures = z.output<typeof figuresSchema>;

export const performanceSchema = z.object({
  /** First month first; won leads count in the month of their enquiry. */
  months: z.array(figuresSchema.extend({ month: z.string() })),
  /** By adviser or source, most leads first; the key is empty for leads without one. */
  rows: z.array(figuresSchema.extend({ key: z.string() })),
  /** Open leads of all time with their deal values in AED. */
  pipeline: z.object({ leads: z.int(), value: z.number() }),
});
export type Performance = z.output<typeof performanceSchema>;
