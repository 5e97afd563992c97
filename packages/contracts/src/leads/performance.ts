import { z } from 'zod';
import { LEAD_LIMITS } from './text.js';

/** Compares advisers, or sources of leads. */
export const PERFORMANCE_DIMENSIONS = ['adviser', 'source'] as const;
export type PerformanceDimension = (typeof PERFORMANCE_DIMENSIONS)[number];

const MOST_MONTHS = 24;

export const performanceQuerySchema = z.object({
  by: z.enum(PERFORMANCE_DIMENSIONS).default('adviser'),
  /** The row whose months are returned; absent for all leads. */
  key: z.string().max(LEAD_LIMITS.listingPagelink).optional(),
  /** Number of months, including the current one. */
  months: z.int().min(1).max(MOST_MONTHS).default(6),
});

const figuresSchema = z.object({
  leads: z.int(),
  /** Leads that a member has contacted, written a note about or moved to another stage. */
  answered: z.int(),
  /** Median minutes from a form to the first response; null without such leads. */
  responseMinutes: z.number().nullable(),
  won: z.int(),
  /** AED */
  wonValue: z.number(),
  /** AED */
  commission: z.number(),
});
export type PerformanceFigures = z.output<typeof figuresSchema>;

export const performanceSchema = z.object({
  /** Oldest month first; won leads are attributed to the month of their enquiry. */
  months: z.array(figuresSchema.extend({ month: z.string() })),
  /** By adviser or source, most leads first; the key is empty for leads without one. */
  rows: z.array(figuresSchema.extend({ key: z.string() })),
  /** Open leads of all time with their deal values in AED. */
  pipeline: z.object({ leads: z.int(), value: z.number() }),
});
export type Performance = z.output<typeof performanceSchema>;
