import type { MapGroup } from '@manzil/contracts/listings/map-area';
import type { ListingCard } from '@manzil/contracts/listings/property';
import { lazy, Suspense, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { MapUnavailable } from '../../../components/map/map-unavailable';
import { useReady } from '../../../../shared/lib/use-ready';
import type { Results } from '../load-results.server';
import { ResultList } from '../result-list';
import { isIn } from './map-groups';
import { useTexts } from '../../../../shared/lib/texts';
import css from './map-and-list.module.css';

// The map's library is several times as large as the rest of the page.
const ResultsMap = lazy(() => import('./results-map').catch(() => ({ default: MapUnavailable })));

/** The homes of a list on a map, beside or above the list, which stays complete for visitors who do not use the map. */
export function MapAndList({ results }: { results: Results }) {
  const texts = useTexts();
  const isReady = useReady();
  const credit = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<ListingCard>();
  const [group, setGroup] = useState<MapGroup>();

  const point = ({ target }: SyntheticEvent): void => {
    const card = target instanceof Element ? target.closest('article') : null;
    const index = card === null ? -1 : cardsIn(list.current).indexOf(card);
    setPointed(results.items[index]);
  };
  useEffect(() => {
    for (const [index, card] of cardsIn(list.current).entries())
      card.toggleAttribute('data-on-map', group !== undefined && isIn(group, results.items[index]));
  }, [group, results.items]);

  return (
    <div className={css.split}>
      <section className={css.map} aria-label={texts.map.label}>
        <noscript>
          <p className={css.notice}>{texts.map.needsScript}</p>
        </noscript>
        {isReady && (
          <Suspense fallback={<p className={css.notice}>{texts.map.loading}</p>}>
            <ResultsMap results={results} pointed={pointed} onPoint={setGroup} credit={credit} />
          </Suspense>
        )}
        <div ref={credit} className={css.credit} />
      </section>
      <div
        ref={list}
        className={css.list}
        onPointerOver={point}
        onFocus={point}
        onPointerLeave={() => {
          setPointed(undefined);
        }}
      >
        <ResultList results={results} />
      </div>
    </div>
  );
}

const cardsIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('article') ?? []),
];
