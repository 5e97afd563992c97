import type { ListingCard as Listing } from '@manzil/contracts/listings/property';
import { ListingCard } from '../../components/listing-card';
import grid from '../../components/listing-grid.module.css';

const SIZES = '(min-width: 1100px) 400px, (min-width: 700px) 46vw, calc(100vw - 2rem)';
/** Cards of the first row on a wide window, loaded at once. */
const AT_ONCE = 1;

export function ResultGrid({ items }: { items: Listing[] }) {
  return (
    <div className={grid.grid}>
      {items.map((listing, index) => (
        <ListingCard key={listing.id} listing={listing} sizes={SIZES} priority={index < AT_ONCE} />
      ))}
    </div>
  );
}
