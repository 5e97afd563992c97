import type { Property } from '@manzil/contracts/listings/property';
import { listingTitle, typeAndBeds } from '../../../shared/lib/listing-labels';
import { EnquiryCard } from './enquiry-card';
import { useTexts } from '../../../shared/lib/texts';

type Asked = Pick<
  Property,
  | ('id' | 'reference' | 'pagelink' | 'title' | 'titleAr' | 'name')
  | ('community' | 'adType' | 'bedrooms' | 'unitType')
>;

/** The enquiry bound to one listing, by its current name. */
export function ListingEnquiry({ property }: { property: Asked }) {
  const texts = useTexts();
  const { id, reference, pagelink, name, community } = property;
  const home = typeAndBeds(texts, property);
  const place = name.trim() || texts.placeName(community);
  return (
    <EnquiryCard
      kind="listing"
      page={`/${pagelink}`}
      listing={{ id, reference, pagelink, title: listingTitle(texts, property) }}
      message={
        home === '' || place === ''
          ? undefined
          : texts.form.enquiry.listingMessage({ home: home.toLowerCase(), place, reference })
      }
      title={texts.form.enquiry.listingTitle}
    />
  );
}
