import type { PlacePage } from '@manzil/contracts/listings/place-page';
import { NearPlaces } from '../../../components/near-places';
import { PlaceDrawing } from '../../../components/place-drawing';
import type { PlaceMap } from '../../../lib/place-map';
import { placeTexts as words } from '../../../lib/place-texts';
import css from './place-page.module.css';

/** The drawn map of a place, and its nearest stations and schools. */
export function PlaceAround({ place, map }: { place: PlacePage; map: PlaceMap | null }) {
  const { name, stations, schools } = place;
  return (
    <section>
      <h2>{words.around(name)}</h2>
      <p className={css.note}>{words.aroundNote}</p>
      <div className={css.around}>
        {map !== null && (
          <figure className={css.map}>
            <PlaceDrawing map={map} label={words.drawing(map.community)} />
            <figcaption>
              <span className={css.legend}>
                <span className={css.stationMark}>{words.legend.station}</span>
                <span className={css.schoolMark}>{words.legend.school}</span>
              </span>
              {words.credit(map.community)}
            </figcaption>
          </figure>
        )}
        <NearPlaces stations={stations} schools={schools} />
      </div>
    </section>
  );
}
