import type { Property } from '@manzil/contracts/listings/property';
import { listingTitle } from '../../../shared/lib/listing-labels';
import { EnquiryCard } from './enquiry-card';
import { useTexts } from '../../../shared/lib/texts';

type Asked = Pick<
  Property,
  'id' | 'reference' | 'pagelink' | 'title' | 'titleAr' | 'name' | 'adType' | 'bedrooms' | 'unitType'
>;

/** The enquiry bound to one listing, by its current name. */
export function ListingEnquiry({ property }: { property: Asked }) {
  const texts = useTexts();
  const { id, reference, pagelink } = property;
  return (
    <EnquiryCard
      kind="listing"
      page={`/${pagelink}`}
      listing={{ id, reference, pagelink, title: listingTitle(texts, property) }}
      title={texts.form.enquiry.listingTitle}
    />
  );
}
