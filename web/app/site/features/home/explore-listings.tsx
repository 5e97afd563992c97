import type { DocumentFields } from '@manzil/contracts/content/documents';
import type { ListingCard as Listing } from '@manzil/contracts/listings/property';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { THREE_IN_A_ROW } from '../../components/grid-sizes';
import { ListingCard } from '../../components/listing-card';
import { Section } from '../../components/section';
import { field } from '../../lib/fields';
import { useTexts } from '../../../shared/lib/texts';
import grid from '../../components/listing-grid.module.css';

const MOST = 6;
const IN_A_ROW = 3;
interface ExploreListingsProps {
  fields: DocumentFields;
  listings: Listing[];
  adType: AdType;
}

/** Featured listings of the kind chosen in the hero, in whole rows. */
export function ExploreListings({ fields, listings, adType }: ExploreListingsProps) {
  const texts = useTexts();
  const wholeRows = Math.max(listings.length - (listings.length % IN_A_ROW), IN_A_ROW);
  const shown = listings.slice(0, Math.min(MOST, wholeRows));
  if (shown.length === 0) return null;
  return (
    <Section
      first
      title={field(fields, 'sec2heading') ?? texts.home.explore}
      text={field(fields, 'sec2subheading')}
      more={{ to: adType === 'sale' ? '/buy' : '/rent', label: texts.listing.viewAll[adType] }}
    >
      <div className={grid.grid}>
        {shown.map((listing) => (
          <ListingCard key={listing.id} listing={listing} sizes={THREE_IN_A_ROW} headingLevel="h3" />
        ))}
      </div>
    </Section>
  );
}
