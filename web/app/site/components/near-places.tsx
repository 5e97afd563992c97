import type { NearSchool, NearStation } from '@manzil/contracts/listings/place-page';
import { formatKm } from '../lib/format-km';
import { knownName, nameIn } from '../../shared/lib/listing-labels';
import { useTexts } from '../../shared/lib/texts';
import css from './near-places.module.css';

interface NearPlacesProps {
  stations: readonly NearStation[];
  schools: readonly NearSchool[];
}

/** The nearest stations and private schools with their distances, as two lists beside each other. */
export function NearPlaces({ stations, schools }: NearPlacesProps) {
  const texts = useTexts();
  return (
    <>
      <div>
        <h3 className={css.title}>{texts.near.stations}</h3>
        {stations.length === 0 && <p>{texts.near.noStations}</p>}
        <ul className={css.near}>
          {stations.map((station) => (
            <li key={`${station.line} ${station.name}`}>
              <span>
                {nameIn(texts, station)}
                <small>
                  {texts.near.kinds[station.kind]}
                  {station.kind === 'metro' && texts.words.comma + knownName(texts.words.lines, station.line)}
                </small>
              </span>
              <span className={css.km}>{formatKm(texts, station.km)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className={css.title}>{texts.near.schools}</h3>
        {schools.length === 0 && <p>{texts.near.noSchools}</p>}
        <ul className={css.near}>
          {schools.map((school) => (
            <li key={`${school.name} ${String(school.latitude)}`}>
              <span>
                {nameIn(texts, school)}
                <small>
                  {knownName(texts.words.curricula, school.curriculum)}
                  {texts.words.comma}
                  {school.rating === ''
                    ? texts.near.notRated
                    : texts.near.rating({
                        rating: knownName(texts.words.ratings, school.rating),
                        year: school.ratedIn,
                      })}
                </small>
              </span>
              <span className={css.km}>{formatKm(texts, school.km)}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
