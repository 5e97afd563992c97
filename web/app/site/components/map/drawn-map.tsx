import { lazy, Suspense, useState } from 'react';
import { MapUnavailable } from './map-unavailable';
import { PlaceDrawing } from '../place-drawing';
import { SmartLink } from '../smart-link';
import { streetMapHref } from '../../lib/embeds';
import type { PlaceMap } from '../../lib/place-map';
import { useTexts } from '../../../shared/lib/texts';
import button from '../../../shared/ui/link-button.module.css';
import css from './drawn-map.module.css';

// The map's library is several times as large as the rest of the page.
const LocationMap = lazy(() => import('./location-map').catch(() => ({ default: MapUnavailable })));

interface DrawnMapProps {
  latitude: number;
  longitude: number;
  drawing: PlaceMap;
  /** Name of the home or the place; label of the interactive map. */
  title: string;
  /** Label and credit of the drawing of a place, which has no pin. */
  place?: { label: string; credit: string };
  /** An external map, instead of OpenStreetMap. */
  link?: { href: string; text: string };
}

/** A drawing of the location of a home or a place, which becomes an interactive map on demand. */
export function DrawnMap({ latitude, longitude, drawing, title, place, link }: DrawnMapProps) {
  const texts = useTexts();
  const [isMap, setIsMap] = useState(false);
  const picture = (
    <figure className={css.picture}>
      <PlaceDrawing map={drawing} {...(place !== undefined && { label: place.label })} />
      <figcaption>{place?.credit ?? texts.listing.placeCredit({ community: drawing.community })}</figcaption>
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
        <SmartLink
          to={link?.href ?? streetMapHref(latitude, longitude)}
          className={button.secondary}
          newWindow
        >
          {link?.text ?? texts.listing.streetMap}
        </SmartLink>
      </div>
    </div>
  );
}
