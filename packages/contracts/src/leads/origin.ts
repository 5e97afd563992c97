import { z } from 'zod';
import { LONGEST_UTM, MOST_HOMES_SEEN, MOST_PAGES_SEEN, OPEN_PAGE } from './origin-limits.js';
import { filledLine, LEAD_LIMITS } from './text.js';

/**
 * Invalid values reported by browsers are dropped and never reject a form; some campaigns put email addresses into
 * links.
 */
const utmValue = filledLine(LONGEST_UTM)
  .refine((value) => !value.includes('@'))
  .optional()
  .catch(undefined);

const arrivalSchema = z.object({
  /** ISO 8601 */
  at: z.iso.datetime(),
  /** Host of the referring site. */
  referrer: z
    .string()
    .max(253)
    .toLowerCase()
    .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/)
    .nullable()
    .catch(null),
  utm: z
    .object({
      source: utmValue,
      medium: utmValue,
      campaign: utmValue,
      term: utmValue,
      content: utmValue,
    })
    .catch({}),
});
export type Arrival = z.output<typeof arrivalSchema>;

export const leadOriginSchema = z.object({
  /** The first visit of the browser that it remembers. */
  first: arrivalSchema.nullable().catch(null),
  /** The latest visit that came from a campaign or another site. */
  last: arrivalSchema.nullable().catch(null),
  /** Paths of pages and listings viewed before the form, latest first; empty unless the visitor chose to send them. */
  pages: z.array(z.string().max(200).regex(OPEN_PAGE)).max(MOST_PAGES_SEEN).catch([]),
  homes: z
    .array(
      z.object({
        pagelink: filledLine(LEAD_LIMITS.listingPagelink).regex(/^[^/?#\\]+$/),
        name: filledLine(LEAD_LIMITS.listingTitle),
      }),
    )
    .max(MOST_HOMES_SEEN)
    .catch([]),
});
export type LeadOrigin = z.output<typeof leadOriginSchema>;

/** A field of a form; an invalid value is dropped. */
export const sentOriginSchema = leadOriginSchema.optional().catch(undefined);
