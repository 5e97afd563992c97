import type { ListingCard } from '@manzil/contracts/listings/property';
import { favourites, useDeviceList } from '../lib/device-list';
import { listingName } from '../lib/listing-words';
import { showToast } from '../lib/toasts';
import { texts } from '../lib/texts';
import { HeartIcon } from './heart-icon';
import css from './heart-button.module.css';

interface HeartButtonProps {
  listing: Pick<ListingCard, 'id' | 'pagelink' | 'name' | 'title' | 'reference'>;
  /** On a photograph, or among the actions of a page with its word beside it. */
  look: 'photo' | 'action';
}

/** Keeps a listing on this device, or forgets it; either can be undone from the message that says so. */
export function HeartButton({ listing, look }: HeartButtonProps) {
  const saved = useDeviceList(favourites).some(({ id }) => id === listing.id);
  const name = listingName(listing);
  const kept = { id: listing.id, pagelink: listing.pagelink, name };
  const toggle = () => {
    if (saved) {
      const place = favourites.remove(listing.id);
      showToast(texts.favourites.removed(name), () => {
        favourites.put(kept, place);
      });
    } else {
      favourites.put(kept);
      showToast(texts.favourites.saved(name), () => {
        favourites.remove(listing.id);
      });
    }
  };
  return (
    <button
      type="button"
      className={css[look]}
      aria-pressed={saved}
      aria-label={texts.favourites.save(name)}
      onClick={toggle}
    >
      <HeartIcon filled={saved} />
      {look === 'action' && <span aria-hidden="true">{texts.favourites[saved ? 'isSaved' : 'short']}</span>}
    </button>
  );
}
