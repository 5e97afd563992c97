import { z } from 'zod';
import { managedPropertySchema } from '../listings/property-admin-rpc.js';
import { propertySchema } from '../listings/property.js';

/** A listing for the one who manages it. */
export const managedListingSchema = z.object({
  property: propertySchema,
  managed: managedPropertySchema,
  /** One for each locked field of which it is known who set it. */
  locks: managedPropertySchema.shape.locks,
});
export type ManagedListing = z.infer<typeof managedListingSchema>;
