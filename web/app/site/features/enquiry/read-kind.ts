import type { EnquiryKind } from '@manzil/contracts/leads/lead';
import type { FormValues } from '../../lib/forms';

const KINDS: Record<EnquiryKind, true> = { contact: true, sell: true, listing: true, mortgage: true };

/** Returns the kind of a sent enquiry; an unknown kind is treated as a contact. */
export const readKind = ({ kind = '' }: FormValues): EnquiryKind =>
  Object.hasOwn(KINDS, kind) ? (kind as EnquiryKind) : 'contact';
