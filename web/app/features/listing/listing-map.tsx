import { lazy, Suspense, useState } from 'react';
import { MapUnavailable } from '../../components/map/map-unavailable';
import { PlaceDrawing } from '../../components/place-drawing';
import { SmartLink } from '../../components/smart-link';
import type { PlaceMap } from '../../lib/place-map';
import { texts } from '../../lib/texts';
import button from '../../components/button.module.css';
import css from './listing-map.module.css';

// The map's library is several times as large as the rest of the page.
const LocationMap = lazy(() => import('./location-map').catch(() => ({ default: MapUnavailable })));

interface ListingMapProps {
  latitude: number;
  longitude: number;
  drawing: PlaceMap;
  title: string;
  /** A map of streets at another site. */
  href: string;
}

/** A drawing of where a home is, which becomes a map to move about in when it is asked for. */
export function ListingMap({ latitude, longitude, drawing, title, href }: ListingMapProps) {
  const [isMap, setIsMap] = useState(false);
  const picture = (
    <figure className={css.picture}>
      <PlaceDrawing map={drawing} />
      <figcaption>{texts.listing.placeCredit(drawing.community)}</figcaption>
    </figure>
  );
  if (isMap) {
    return (
      <Suspense
        fallback={
          <div className={css.drawn} aria-busy="true">
            {picture}
          </div>
        }
      >
        <LocationMap latitude={latitude} longitude={longitude} label={title} />
      </Suspense>
    );
  }
  return (
    <div className={css.drawn}>
      {picture}
      <p>{texts.listing.ownMap}</p>
      <div className={css.actions}>
        <button
          type="button"
          className={`${button.primary ?? ''} ${css.scripted ?? ''}`}
          onClick={() => {
            setIsMap(true);
          }}
        >
          {texts.listing.moveMap}
        </button>
        <SmartLink to={href} className={button.secondary} newWindow>
          {texts.listing.streetMap}
        </SmartLink>
      </div>
    </div>
  );
}
