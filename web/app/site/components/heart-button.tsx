import type { ListingCard } from '@manzil/contracts/listings/property';
import { countAction } from '../lib/count-action';
import { favourites, useDeviceList, type DeviceList, type KeptListing } from '../lib/device-list';
import { listingName } from '../../shared/lib/listing-labels';
import { toasts } from '../../shared/ui/toast-queue';
import { HeartIcon } from './heart-icon';
import { useTexts } from '../../shared/lib/texts';
import css from './heart-button.module.css';

interface HeartButtonProps {
  listing: Pick<ListingCard, 'id' | 'pagelink' | 'name' | 'title' | 'titleAr' | 'reference'>;
  /** On a photograph, or among the actions of a page with a label beside it. */
  look: 'photo' | 'action';
}

/** Saves a listing on this device, or removes it; the message offers an undo. */
export function HeartButton({ listing, look }: HeartButtonProps) {
  const texts = useTexts();
  const { id, pagelink } = listing;
  return (
    <HeartToggle
      list={favourites}
      kept={{ id, pagelink, name: listingName(texts, listing) }}
      look={look}
      onSave={() => {
        countAction(pagelink, 'save');
      }}
    />
  );
}

interface HeartToggleProps {
  list: DeviceList;
  kept: KeptListing;
  look: HeartButtonProps['look'];
  onSave?: () => void;
}

/** The same for an entry of any list of this device. */
export function HeartToggle({ list, kept, look, onSave }: HeartToggleProps) {
  const texts = useTexts();
  const saved = useDeviceList(list).some(({ id }) => id === kept.id);
  const { name } = kept;
  const toggle = () => {
    if (saved) {
      const place = list.remove(kept.id);
      toasts.done(texts.favourites.removed({ name }), {
        label: texts.toast.undo,
        run: () => {
          list.put(kept, place);
        },
      });
    } else {
      list.put(kept);
      onSave?.();
      toasts.done(texts.favourites.saved({ name }), {
        label: texts.toast.undo,
        run: () => {
          list.remove(kept.id);
        },
      });
    }
  };
  return (
    <button
      type="button"
      className={css[look]}
      aria-pressed={saved}
      aria-label={texts.favourites.save({ name })}
      onClick={toggle}
    >
      <HeartIcon filled={saved} />
      {look === 'action' && <span aria-hidden="true">{texts.favourites[saved ? 'isSaved' : 'short']}</span>}
    </button>
  );
}
