import type { EnquiryListing } from '@manzil/contracts/leads/lead';
import type { FormValues } from '../../lib/forms';

/** The listing an enquiry is bound to; undefined when it is bound to none. */
export function listingOf(values: FormValues): EnquiryListing | undefined {
  if (values.kind !== 'listing') return undefined;
  const { listingId, reference = '', pagelink = '', title = '' } = values;
  const id = Number(listingId);
  return { ...(Number.isSafeInteger(id) && id > 0 && { id }), reference, pagelink, title };
}
