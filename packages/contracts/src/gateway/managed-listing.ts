import { z } from 'zod';
import { managedPropertySchema } from '../listings/property-admin-rpc.js';
import { propertySchema } from '../listings/property.js';

/** A listing with the locks of its fields, for staff. */
export const managedListingSchema = z.object({
  property: propertySchema,
  managed: managedPropertySchema,
  /** One for each locked field whose author is known. */
  locks: managedPropertySchema.shape.locks,
});
export type ManagedListing = z.infer<typeof managedListingSchema>;
