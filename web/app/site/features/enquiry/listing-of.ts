import type { EnquiryListing } from '@manzil/contracts/leads/lead';
import type { FormValues } from '../../lib/forms';

/** The listing or project an enquiry is bound to; undefined when it is bound to none. */
export function listingOf(values: FormValues): EnquiryListing | undefined {
  const { kind, listingId, reference = '', pagelink = '', title = '' } = values;
  const isNamed = reference !== '' && pagelink !== '' && title !== '';
  if (kind !== 'listing' && !(kind === 'contact' && isNamed)) return undefined;
  const id = Number(listingId);
  return { ...(Number.isSafeInteger(id) && id > 0 && { id }), reference, pagelink, title };
}
