import { Link } from 'react-router';
import type { Property } from '@manzil/contracts/listings/property';
import { Icon } from '../../../shared/ui/icon';
import { PlaceDrawing } from '../../components/place-drawing';
import { listingName, listingPlace } from '../../../shared/lib/listing-labels';
import { communityPath } from '../../lib/place-path';
import type { PlaceMap } from '../../lib/place-map';
import { useTexts } from '../../../shared/lib/texts';
import button from '../../../shared/ui/link-button.module.css';
import css from './listing-page.module.css';

/** Shows the home's location in words and as a drawing; the interactive map is among its pictures. */
export function ListingPlaces({ property, placeMap }: { property: Property; placeMap: PlaceMap | null }) {
  const texts = useTexts();
  const place = texts.format.listed(new Set([listingName(texts, property), listingPlace(texts, property)]));
  return (
    <section className={`${css.block ?? ''} ${css.places ?? ''}`}>
      <h2>{texts.listing.location}</h2>
      <p>{place}</p>
      {placeMap !== null && (
        <figure className={css.placeMap}>
          <PlaceDrawing map={placeMap} />
          <figcaption>{texts.listing.placeCredit({ community: placeMap.community })}</figcaption>
        </figure>
      )}
      <p className={css.links}>
        {property.latitude !== null && property.longitude !== null && (
          <a href="#map" className={button.secondary}>
            <Icon name="pin" size={18} /> {texts.listing.seeMap}
          </a>
        )}
        {property.community !== '' && (
          <Link to={communityPath(property.adType, property.community)} className={button.secondary}>
            {texts.listing.moreIn({ community: texts.placeName(property.community) })}{' '}
            <Icon name="arrow" size={18} />
          </Link>
        )}
      </p>
    </section>
  );
}
