import { gapsOfListing, type PublishGap } from '@manzil/contracts/publish-gaps';
import { issuesOf, valuesOf, type FormValues } from './form-values';

/** Names what visitors and portals miss in a listing; nothing for a listing that cannot be saved. */
export const missingInListing = (values: FormValues): PublishGap[] =>
  issuesOf(values).length > 0 ? [] : gapsOfListing(valuesOf(values));
