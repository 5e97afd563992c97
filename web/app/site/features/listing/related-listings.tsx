import type { ListingCard as Listing } from '@manzil/contracts/listings/property';
import { FOUR_IN_A_ROW } from '../../components/grid-sizes';
import { ListingCard } from '../../components/listing-card';
import { Section } from '../../components/section';
import { useOthers } from './use-others';
import { useTexts } from '../../../shared/lib/texts';
import grid from '../../components/listing-grid.module.css';

interface RelatedListingsProps {
  listing: Pick<Listing, 'id' | 'adType'>;
  /** Shown until others have been chosen for this visit. */
  cached: Listing[];
}

export function RelatedListings({ listing: { id, adType }, cached }: RelatedListingsProps) {
  const texts = useTexts();
  const items = useOthers(id, cached);
  if (items.length === 0) return null;
  return (
    <Section
      tone="sand"
      title={texts.listing.related}
      more={{ to: adType === 'sale' ? '/buy' : '/rent', label: texts.listing.viewAll[adType] }}
    >
      <div className={grid.four}>
        {items.map((listing) => (
          <ListingCard key={listing.id} listing={listing} sizes={FOUR_IN_A_ROW} headingLevel="h3" />
        ))}
      </div>
    </Section>
  );
}
