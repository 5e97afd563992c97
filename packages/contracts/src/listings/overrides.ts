import { z } from 'zod';
import { withoutInvisible } from '../visible-text.js';
import { listingValuesSchema } from './listing-values.js';
import { MOST_AED } from './price.js';
import { PORTALS } from './vocabulary.js';

/** Arabic texts follow the feed. A locked rent is always per year, so the period cannot be locked separately. */
const {
  title: _title,
  featured: _featured,
  rentFrequency: _period,
  titleAr: _titleAr,
  descriptionAr: _descriptionAr,
  ...others
} = listingValuesSchema.shape;

const aed = z.int().min(1).max(MOST_AED).nullable();
const offPlanSchema = z.object({
  /** `new`: sold by the developer; `resale`: sold by a later owner. */
  sale: z.enum(['new', 'resale']),
  originalPrice: aed,
  amountPaid: aed,
});

/** Values that staff lock on a listing; an absent field follows the feed. */
export const overridesSchema = z
  .object({
    featured: z.boolean(),
    /** True: not public, even if the feed contains it. */
    hidden: z.boolean(),
    title: z.string().overwrite(withoutInvisible).trim().min(1).max(300),
    ...others,
    reference: others.reference.min(1),
    /** The portals that the listing is not sent to. */
    notOnPortals: z.array(z.enum(PORTALS)),
    /** Details that portals require of an off-plan sale. */
    offPlan: offPlanSchema,
  })
  .partial();
export type Overrides = z.infer<typeof overridesSchema>;
export type OverrideField = keyof Overrides;

/** Fields that never come from a feed. */
export const STAFF_FIELDS = ['hidden', 'notOnPortals', 'offPlan'] as const satisfies OverrideField[];
export type LockedField = Exclude<OverrideField, (typeof STAFF_FIELDS)[number]>;

/** Reason for a lock. */
export const lockReasonSchema = z.string().overwrite(withoutInvisible).trim().max(300).default('');
