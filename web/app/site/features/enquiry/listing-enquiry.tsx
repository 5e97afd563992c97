import type { Property } from '@manzil/contracts/listings/property';
import { formTexts } from '../../lib/form-texts';
import { listingName } from '../../../shared/lib/listing-words';
import { EnquiryCard } from './enquiry-card';

type Asked = Pick<Property, 'id' | 'reference' | 'pagelink' | 'title' | 'name'>;

/** The enquiry bound to one listing, as it is called now. */
export function ListingEnquiry({ property }: { property: Asked }) {
  const { id, reference, pagelink, title } = property;
  const name = listingName(property);
  return (
    <EnquiryCard
      kind="listing"
      page={`/${pagelink}`}
      listing={{ id, reference, pagelink, title: title.trim() || name }}
      title={formTexts.enquiry.listingTitle}
    />
  );
}
