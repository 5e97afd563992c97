import type { EnquiryKind } from '@manzil/contracts/leads/lead';
import type { FormValues } from '../../lib/forms';

const KINDS: Record<EnquiryKind, true> = { contact: true, sell: true, listing: true, mortgage: true };

/** What a sent enquiry was about; of an unknown kind it is a contact. */
export const readKind = ({ kind = '' }: FormValues): EnquiryKind =>
  Object.hasOwn(KINDS, kind) ? (kind as EnquiryKind) : 'contact';
