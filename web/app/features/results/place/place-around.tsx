import type { PlacePage } from '@manzil/contracts/listings/place-page';
import { PlaceDrawing } from '../../../components/place-drawing';
import type { PlaceMap } from '../../../lib/place-map';
import { placeTexts as words } from '../../../lib/place-texts';
import { formatKm } from './format-km';
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
        <div>
          <h3>{words.stations}</h3>
          {stations.length === 0 && <p>{words.noStations}</p>}
          <ul className={css.near}>
            {stations.map((station) => (
              <li key={`${station.line} ${station.name}`}>
                <span>
                  {station.name}
                  <small>
                    {words.kinds[station.kind]}
                    {station.kind === 'metro' && `, ${station.line}`}
                  </small>
                </span>
                <span className={css.km}>{formatKm(station.km)}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{words.schools}</h3>
          {schools.length === 0 && <p>{words.noSchools}</p>}
          <ul className={css.near}>
            {schools.map((school) => (
              <li key={`${school.name} ${String(school.latitude)}`}>
                <span>
                  {school.name}
                  <small>
                    {school.curriculum},{' '}
                    {school.rating === '' ? words.notRated : words.rating(school.rating, school.ratedIn)}
                  </small>
                </span>
                <span className={css.km}>{formatKm(school.km)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
