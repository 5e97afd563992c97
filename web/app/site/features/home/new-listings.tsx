import type { ListingCard as Listing } from '@manzil/contracts/listings/property';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { ListingCard } from '../../components/listing-card';
import { Section } from '../../components/section';
import { Strip } from '../../components/strip';
import { useTexts } from '../../../shared/lib/texts';

/** Shows the listings of the last days, or nothing when there are none. */
export function NewListings({ listings, adType }: { listings: Listing[]; adType: AdType }) {
  const texts = useTexts();
  if (listings.length === 0) return null;
  return (
    <Section
      title={texts.home.newThisWeek}
      more={{ to: adType === 'sale' ? '/buy' : '/rent', label: texts.listing.viewAll[adType] }}
    >
      <Strip
        key={adType}
        label={texts.home.newThisWeek}
        items={listings.map((listing) => ({
          key: listing.id,
          content: <ListingCard listing={listing} sizes="352px" headingLevel="h3" />,
        }))}
      />
    </Section>
  );
}
