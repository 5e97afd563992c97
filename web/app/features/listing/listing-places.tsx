import { Link } from 'react-router';
import type { Property } from '@manzil/contracts/listings/property';
import { ClickToLoad } from '../../components/click-to-load';
import { Icon } from '../../components/icon';
import { SmartLink } from '../../components/smart-link';
import { pointEmbed, videoEmbed } from '../../lib/embeds';
import { listingName, listingPlace } from '../../lib/listing-words';
import { texts } from '../../lib/texts';
import { listHref } from '../../lib/url-filters';
import button from '../../components/button.module.css';
import css from './listing-page.module.css';

/** Where the home is, in words, with films and tours elsewhere that open only when asked for. */
export function ListingPlaces({ property }: { property: Property }) {
  const list = property.adType === 'sale' ? '/buy' : '/rent';
  const place = [...new Set([listingName(property), listingPlace(property)])].join(', ');
  const { latitude, longitude, videoUrl } = property;
  const film = videoUrl === null ? undefined : videoEmbed(videoUrl);
  const map = latitude === null || longitude === null ? undefined : pointEmbed(latitude, longitude);
  return (
    <section className={`${css.block ?? ''} ${css.places ?? ''}`}>
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
        {videoUrl !== null && film === undefined && (
          <SmartLink to={videoUrl} className={button.secondary} newWindow>
            <Icon name="play" size={18} /> {texts.developments.video}
          </SmartLink>
        )}
        {property.view360Url !== null && (
          <SmartLink to={property.view360Url} className={button.secondary} newWindow>
            <Icon name="external" size={18} /> {texts.listing.tour}
          </SmartLink>
        )}
      </p>
      {film && videoUrl !== null && (
        <ClickToLoad
          kind="video"
          title={`${texts.developments.film}: ${place}`}
          embed={film}
          href={videoUrl}
        />
      )}
      {map && (
        <ClickToLoad
          kind="map"
          title={`${texts.listing.location}: ${place}`}
          embed={map}
          href={`https://www.openstreetmap.org/?mlat=${String(latitude)}&mlon=${String(longitude)}#map=15/${String(latitude)}/${String(longitude)}`}
        />
      )}
    </section>
  );
}
