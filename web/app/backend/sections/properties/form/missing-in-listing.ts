import { gapsOfListing, type PublishGap } from '@manzil/contracts/publish-gaps';
import { issuesOf, valuesOf, type FormValues } from './form-values';

/** Lists what visitors and portals would miss in a listing; empty for a listing that cannot be saved. */
export const missingInListing = (values: FormValues): PublishGap[] =>
  issuesOf(values).length > 0 ? [] : gapsOfListing(valuesOf(values));
