import type { NearSchool, NearStation } from '@manzil/contracts/listings/place-page';
import { formatKm } from '../lib/format-km';
import { nearTexts as words } from '../lib/near-texts';
import css from './near-places.module.css';

interface NearPlacesProps {
  stations: readonly NearStation[];
  schools: readonly NearSchool[];
}

/** The nearest stations and private schools with their distances, as two lists beside each other. */
export function NearPlaces({ stations, schools }: NearPlacesProps) {
  return (
    <>
      <div>
        <h3 className={css.title}>{words.stations}</h3>
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
        <h3 className={css.title}>{words.schools}</h3>
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
    </>
  );
}
