import type { ListingCard as Listing } from '@manzil/contracts/listings/property';
import { THREE_IN_A_ROW } from '../../components/grid-sizes';
import { ListingCard } from '../../components/listing-card';
import grid from '../../components/listing-grid.module.css';

/** Cards of the first row on a wide window, loaded at once. */
const AT_ONCE = 1;

export function ResultGrid({ items }: { items: Listing[] }) {
  return (
    <div className={grid.grid}>
      {items.map((listing, index) => (
        <ListingCard key={listing.id} listing={listing} sizes={THREE_IN_A_ROW} priority={index < AT_ONCE} />
      ))}
    </div>
  );
}
