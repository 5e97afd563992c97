import type { ListingCard as Listing } from '@manzil/contracts/listings/property';
import { UP_TO_FOUR } from '../../components/grid-sizes';
import { ListingCard } from '../../components/listing-card';
import grid from '../../components/listing-grid.module.css';

/** Cards of the first row on a wide window, loaded at once. */
const AT_ONCE = 1;

export function ResultGrid({ items, isBesideMap = false }: { items: Listing[]; isBesideMap?: boolean }) {
  return (
    <div className={isBesideMap ? grid.besideMap : grid.upToFour}>
      {items.map((listing, index) => (
        <ListingCard key={listing.id} listing={listing} sizes={UP_TO_FOUR} priority={index < AT_ONCE} />
      ))}
    </div>
  );
}
