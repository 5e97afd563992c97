import type { Property } from '@manzil/contracts/listings/property';
import { HeartButton } from '../../components/heart-button';
import { Icon } from '../../../shared/ui/icon';
import { ShareMenu } from '../../components/share-menu';
import { UnitSwitch } from '../../components/unit-switch';
import { useTexts } from '../../../shared/lib/texts';
import button from '../../../shared/ui/link-button.module.css';
import css from './listing-actions.module.css';

export function ListingActions({ property, title }: { property: Property; title: string }) {
  const texts = useTexts();
  return (
    <div className={css.actions}>
      <HeartButton listing={property} look="action" />
      <ShareMenu title={title} pagelink={property.pagelink} />
      <button
        type="button"
        className={`${button.secondary ?? ''} ${css.print ?? ''}`}
        onClick={() => {
          window.print();
        }}
      >
        <Icon name="file" size={18} /> {texts.listing.print}
      </button>
      <UnitSwitch />
    </div>
  );
}
