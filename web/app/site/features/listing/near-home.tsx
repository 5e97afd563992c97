import type { Property } from '@manzil/contracts/listings/property';
import type { Travel } from '@manzil/dubai/travel-time';
import { lazy, Suspense, useState } from 'react';
import { NearPlaces } from '../../components/near-places';
import { recall } from '../../../shared/lib/local-memory';
import type { NearHome as Near } from '../../lib/near-home.server';
import { useReady } from '../../../shared/lib/use-ready';
import button from '../../../shared/ui/link-button.module.css';
import { describeWay } from '../../lib/describe-way';
import { useTexts } from '../../../shared/lib/texts';
import list from '../../components/near-places.module.css';
import css from './near-home.module.css';

const AnotherPlace = lazy(() => import('./another-place'));

/** Stations and schools near a home, and travel times to well-known places and to a place of the visitor's choice. */
export function NearHome({ property, near }: { property: Property; near: Near }) {
  const texts = useTexts();
  const { latitude, longitude } = property;
  const isReady = useReady();
  const [wantsToChoose, setWantsToChoose] = useState(false);
  const isChoosing = isReady && (wantsToChoose || recall('travelto') !== null);
  const { stations, schools, ways } = near;
  return (
    <section className={css.section}>
      <h2>{texts.near.near}</h2>
      <p className={css.note}>{texts.near.nearNote}</p>
      <div className={css.lists}>
        <NearPlaces stations={stations} schools={schools} />
      </div>
      <h3 className={list.title}>{texts.near.byTrain}</h3>
      {ways.length === 0 ? (
        <p>{texts.near.tooFar}</p>
      ) : (
        <>
          <ul className={css.ways}>
            {ways.map(({ name, travel }) => (
              <Way key={name} name={texts.near.destinations[name]} travel={travel} />
            ))}
          </ul>
          {latitude !== null &&
            longitude !== null &&
            (isChoosing ? (
              <Suspense fallback={<p role="status">{texts.near.loading}</p>}>
                <AnotherPlace home={{ latitude, longitude }} />
              </Suspense>
            ) : (
              <button
                type="button"
                className={`${button.secondary ?? ''} ${css.another ?? ''}`}
                onClick={() => {
                  setWantsToChoose(true);
                }}
              >
                {texts.near.another}
              </button>
            ))}
          <p className={css.note}>{texts.near.estimate}</p>
        </>
      )}
    </section>
  );
}

function Way({ name, travel }: { name: string; travel: Travel }) {
  const texts = useTexts();
  return (
    <li>
      <span>
        {name}
        <small>{describeWay(texts, travel)}</small>
      </span>
      <span className={list.km}>{texts.near.minutes({ count: travel.minutes })}</span>
    </li>
  );
}
