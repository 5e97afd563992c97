import { z } from 'zod';
import { filledLine, LEAD_LIMITS } from './text.js';

/** Visitor actions on a listing that are counted per day, without any data about the visitor. */
const LISTING_ACTIONS = ['view', 'save', 'call', 'whatsapp'] as const;
export type ListingAction = (typeof LISTING_ACTIONS)[number];

export const listingActionSchema = z.object({
  pagelink: filledLine(LEAD_LIMITS.listingPagelink),
  action: z.enum(LISTING_ACTIONS),
});

export const FUNNEL_DIMENSIONS = ['listing', 'community', 'source', 'adviser'] as const;
export type FunnelDimension = (typeof FUNNEL_DIMENSIONS)[number];

/** Maximum length of a period in days. */
export const LONGEST_FUNNEL = 366;
/** Number of returned rows, most enquiries first. */
export const MOST_FUNNEL_ROWS = 1_000;

const ORDERED = { error: 'The last day must not be before the first', path: ['to'] };
const NOT_TOO_LONG = { error: `A period has at most ${String(LONGEST_FUNNEL)} days`, path: ['to'] };

interface Period {
  from: string;
  to: string;
}
const isOrdered = ({ from, to }: Period): boolean => from <= to;
const isShort = ({ from, to }: Period): boolean =>
  Date.parse(to) - Date.parse(from) < LONGEST_FUNNEL * 86_400_000;

const asked = z.object({
  by: z.enum(FUNNEL_DIMENSIONS).default('listing'),
  /** Gulf dates, both inclusive. */
  from: z.iso.date('Enter a day such as 2026-11-01'),
  to: z.iso.date('Enter a day such as 2026-11-30'),
});

export const funnelQuerySchema = asked.refine(isOrdered, ORDERED).refine(isShort, NOT_TOO_LONG);
export type FunnelQuery = z.output<typeof funnelQuerySchema>;

const funnelNumbersSchema = z.object({
  /** Views in the period; null by source, because visitors are not tracked. */
  views: z.int().nullable(),
  saves: z.int().nullable(),
  calls: z.int().nullable(),
  whatsapps: z.int().nullable(),
  /** Leads received in the period, without spam and newsletter addresses. */
  enquiries: z.int(),
  /** Enquiries of the period with a viewing that was not cancelled, and enquiries that were won, at any later time. */
  viewings: z.int(),
  won: z.int(),
});
export type FunnelNumbers = z.output<typeof funnelNumbersSchema>;

const funnelRowSchema = funnelNumbersSchema.extend({
  /** Path of a listing without the slash, community, source or user name; empty where there is none. */
  key: z.string(),
  /** Title of a listing, or how files name an adviser; otherwise the key. */
  name: z.string(),
});
export type FunnelRow = z.output<typeof funnelRowSchema>;

export const funnelSchema = z.object({
  rows: z.array(funnelRowSchema).max(MOST_FUNNEL_ROWS),
  /** Includes the rows beyond the maximum. */
  total: funnelNumbersSchema,
  leftOut: z.int(),
});
export type Funnel = z.output<typeof funnelSchema>;

export const FUNNEL_PARTS = ['day', 'week', 'month'] as const;
export type FunnelPart = (typeof FUNNEL_PARTS)[number];

export const funnelSeriesQuerySchema = asked
  .extend({
    /** Key of one row of the funnel; absent means all rows. */
    key: z.string().max(LEAD_LIMITS.listingPagelink).optional(),
    every: z.enum(FUNNEL_PARTS).default('day'),
  })
  .refine(isOrdered, ORDERED)
  .refine(isShort, NOT_TOO_LONG);
export type FunnelSeriesQuery = z.output<typeof funnelSeriesQuerySchema>;

/** A day, a week starting on Monday, or a month, cut to the period. */
const funnelPointSchema = funnelNumbersSchema.extend({ from: z.iso.date(), to: z.iso.date() });
export type FunnelPoint = z.output<typeof funnelPointSchema>;

/** All points of the period in order; zeros for parts without activity. */
export const funnelSeriesSchema = z.object({ points: z.array(funnelPointSchema).max(LONGEST_FUNNEL) });
