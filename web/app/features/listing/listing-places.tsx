import { Link } from 'react-router';
import type { Property } from '@manzil/contracts/listings/property';
import { Icon } from '../../components/icon';
import { SmartLink } from '../../components/smart-link';
import { listingName, listingPlace } from '../../lib/listing-words';
import { texts } from '../../lib/texts';
import { listHref } from '../../lib/url-filters';
import button from '../../components/button.module.css';
import css from './listing-page.module.css';

/** Where the home is, in words, with films and tours elsewhere that open only when asked for. */
export function ListingPlaces({ property }: { property: Property }) {
  const list = property.adType === 'sale' ? '/buy' : '/rent';
  const place = [...new Set([listingName(property), listingPlace(property)])].join(', ');
  return (
    <section className={css.block}>
      <h2>{texts.listing.location}</h2>
      <p>{place}</p>
      <p className={css.links}>
        {property.community !== '' && (
          <Link
            to={listHref(list, { location: property.community, sort: 'newest', page: 1 })}
            className={button.secondary}
          >
            {texts.listing.moreIn(property.community)} <Icon name="arrow" size={18} />
          </Link>
        )}
        {property.videoUrl !== null && (
          <SmartLink to={property.videoUrl} className={button.secondary} newWindow>
            <Icon name="play" size={18} /> {texts.developments.video}
          </SmartLink>
        )}
        {property.view360Url !== null && (
          <SmartLink to={property.view360Url} className={button.secondary} newWindow>
            <Icon name="external" size={18} /> {texts.listing.tour}
          </SmartLink>
        )}
      </p>
    </section>
  );
}
