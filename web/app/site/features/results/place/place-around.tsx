import type { PlacePage } from '@manzil/contracts/listings/place-page';
import { NearPlaces } from '../../../components/near-places';
import { PlaceDrawing } from '../../../components/place-drawing';
import type { PlaceMap } from '../../../lib/place-map';
import { useTexts } from '../../../../shared/lib/texts';
import css from './place-page.module.css';

/** The drawn map of a place, and its nearest stations and schools. */
export function PlaceAround({ place, map }: { place: PlacePage; map: PlaceMap | null }) {
  const texts = useTexts();
  const { name, stations, schools } = place;
  return (
    <section>
      <h2>{texts.place.around({ place: texts.placeName(name) })}</h2>
      <p className={css.note}>{texts.place.aroundNote}</p>
      <div className={css.around}>
        {map !== null && (
          <figure className={css.map}>
            <PlaceDrawing map={map} label={texts.place.drawing({ community: map.community })} />
            <figcaption>
              <span className={css.legend}>
                <span className={css.stationMark}>{texts.place.legend.station}</span>
                <span className={css.schoolMark}>{texts.place.legend.school}</span>
              </span>
              {texts.place.credit({ community: map.community })}
            </figcaption>
          </figure>
        )}
        <NearPlaces stations={stations} schools={schools} />
      </div>
    </section>
  );
}
