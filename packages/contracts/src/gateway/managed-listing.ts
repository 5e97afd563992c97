import { z } from 'zod';
import { overridesSchema } from '../listings/overrides.js';
import { managedPropertySchema } from '../listings/property-admin-rpc.js';
import { propertySchema } from '../listings/property.js';

const lockSchema = z.object({
  field: overridesSchema.keyof(),
  /** User name as it was then; null when it is not known. */
  by: z.string().nullable(),
  /** ISO 8601 */
  at: z.string(),
});
/** Who locked a field as it is locked now. */
export type Lock = z.infer<typeof lockSchema>;

/** A listing for the one who manages it. */
export const managedListingSchema = z.object({
  property: propertySchema,
  managed: managedPropertySchema,
  /** One for each locked field that the audit trail still knows about. */
  locks: z.array(lockSchema),
});
export type ManagedListing = z.infer<typeof managedListingSchema>;
