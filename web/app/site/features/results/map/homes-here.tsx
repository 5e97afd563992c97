import { languageOfName } from '../../../../shared/lib/text-language';
import type { searchListings } from '@manzil/contracts/http/listings';
import type { MapGroup } from '@manzil/contracts/listings/map-area';
import type { ListingCard as Listing } from '@manzil/contracts/listings/property';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../../shared/ui/icon';
import { ResponsiveImage } from '../../../components/responsive-image';
import { listingName, typeAndBeds } from '../../../../shared/lib/listing-labels';
import { publicApi } from '../../../lib/public-api';
import { listHref, toApiSearch, type ListFilters } from '../../../../shared/lib/url-filters';
import { useTexts } from '../../../../shared/lib/texts';
import { onDemandTexts } from '../../../../shared/lib/on-demand-texts';
import mapTexts from '../../../../texts/en/on-demand/map';
import css from './results-map.module.css';

/** Homes that are shown on the map itself; the list has all of them. */
const SHOWN = 12;

interface HomesHereProps {
  adType: AdType;
  path: string;
  filters: ListFilters;
  group: MapGroup;
  onClose: () => void;
}

/** The homes at one address of the map. */
export function HomesHere({ adType, path, filters, group, onClose }: HomesHereProps) {
  const texts = useTexts();
  const words = onDemandTexts(mapTexts, texts);
  const [homes, setHomes] = useState<readonly Listing[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const close = useRef<HTMLButtonElement>(null);
  const { west, south, east, north, count } = group;
  // Exact bounds: rounded ones could exclude the address.
  const bounds = [west, south, east, north].join(',');
  const search = JSON.stringify({ ...filters, bounds, sort: 'newest', page: 1 } satisfies ListFilters);
  useEffect(() => {
    close.current?.focus({ preventScroll: true });
    const stop = new AbortController();
    const query = { adType, ...toApiSearch(JSON.parse(search) as ListFilters), pageSize: SHOWN };
    publicApi<typeof searchListings>('GET', '/api/properties', { query }, stop.signal).then(
      ({ items }) => {
        setHomes(items);
      },
      () => {
        if (!stop.signal.aborted) setHasFailed(true);
      },
    );
    return () => {
      stop.abort();
    };
  }, [adType, search]);

  return (
    <section
      className={css.here}
      aria-label={words.here}
      aria-busy={homes === undefined && !hasFailed}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <div className={css.hereHead}>
        <p>{words.homesHere({ count })}</p>
        <button
          ref={close}
          type="button"
          className={css.close}
          aria-label={words.closeHere}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      {hasFailed && <p role="alert">{words.failed}</p>}
      <ul className={css.homes}>
        {homes?.map((home) => (
          <li key={home.id}>
            <article className={css.home}>
              {(home.images[1] ?? home.images[0]) !== undefined && (
                <ResponsiveImage
                  src={home.images[1] ?? home.images[0] ?? ''}
                  alt=""
                  sizes="112px"
                  width={112}
                  height={88}
                />
              )}
              <div>
                <p className={css.homePrice}>{texts.format.listingPrice(home.price, adType)}</p>
                <Link
                  to={`/${home.pagelink}`}
                  prefetch="intent"
                  {...languageOfName(texts, listingName(texts, home))}
                >
                  {listingName(texts, home)}
                </Link>
                <p>
                  {[
                    typeAndBeds(texts, home),
                    home.builtUpArea !== null && texts.format.area(home.builtUpArea),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
            </article>
          </li>
        ))}
      </ul>
      {count > SHOWN && (
        <Link to={listHref(path, { ...filters, bounds, page: 1 })}>{words.allHere({ count })}</Link>
      )}
    </section>
  );
}
