import type { Point } from '@manzil/dubai/distance';
import type { Station } from '@manzil/dubai/landmarks';
import { estimateTravel } from '@manzil/dubai/travel-time';
import { useEffect, useId, useState } from 'react';
import { recall, remember } from '../../../shared/lib/local-memory';
import { readStations } from '../../lib/open-data';
import { describeWay } from '../../lib/describe-way';
import { useTexts } from '../../../shared/lib/texts';
import css from './another-place.module.css';

/** Shows the minutes to a station that the visitor chooses, which the device remembers for the next home. */
export default function AnotherPlace({ home }: { home: Point }) {
  const texts = useTexts();
  const id = useId();
  const [stations, setStations] = useState<readonly Station[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const [chosen, setChosen] = useState(() => recall('travelto') ?? '');
  useEffect(() => {
    const stop = new AbortController();
    readStations(stop.signal).then(setStations, () => {
      if (!stop.signal.aborted) setHasFailed(true);
    });
    return () => {
      stop.abort();
    };
  }, []);
  if (hasFailed) return <p role="alert">{texts.near.failed}</p>;
  if (stations === undefined) return <p role="status">{texts.near.loading}</p>;
  // A station on two lines is listed once.
  const places = [...new Map(stations.map((station) => [station.name, station])).values()];
  const to = places.find(({ name }) => name === chosen);
  const travel = to && estimateTravel(home, to, stations);
  return (
    <div className={css.chooser}>
      <label htmlFor={id}>{texts.near.to}</label>
      <select
        id={id}
        value={to === undefined ? '' : chosen}
        onChange={({ target }) => {
          setChosen(target.value);
          remember('travelto', target.value);
        }}
      >
        <option value="" disabled>
          {texts.near.choose}
        </option>
        {places
          .toSorted((one, other) => one.name.localeCompare(other.name, texts.locale))
          .map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
      </select>
      <p role="status" className={css.result}>
        {to !== undefined &&
          (travel === undefined ? (
            texts.near.tooFar
          ) : (
            <>
              <strong>{texts.near.minutes({ count: travel.minutes })}</strong> {describeWay(texts, travel)}
            </>
          ))}
      </p>
    </div>
  );
}
