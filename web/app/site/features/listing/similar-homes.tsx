import type { ListingCard as Listing, Property } from '@manzil/contracts/listings/property';
import { FOUR_IN_A_ROW } from '../../components/grid-sizes';
import { ListingCard } from '../../components/listing-card';
import { Section } from '../../components/section';
import { comparePath } from '../../lib/compare-path';
import { likeness } from './likeness';
import { useTexts } from '../../../shared/lib/texts';
import grid from '../../components/listing-grid.module.css';

/** Comparable homes, each with the reason why it is shown. */
export function SimilarHomes({ property, items }: { property: Property; items: Listing[] }) {
  const texts = useTexts();
  if (items.length === 0) return null;
  const to = comparePath([property, ...items].map(({ pagelink }) => pagelink));
  return (
    <Section title={texts.listing.similar} more={{ to, label: texts.compare.withSimilar }}>
      <div className={grid.four}>
        {items.map((listing) => (
          <ListingCard
            key={listing.id}
            listing={listing}
            sizes={FOUR_IN_A_ROW}
            headingLevel="h3"
            note={likeness(texts, property, listing)}
          />
        ))}
      </div>
    </Section>
  );
}
