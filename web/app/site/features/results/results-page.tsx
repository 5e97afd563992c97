import { FEWEST_INDEXED } from '@manzil/contracts/listings/place-slug';
import { numberedTitle } from '../../lib/numbered-title';
import { Link } from 'react-router';
import { Seo } from '../../components/seo';
import { indexableList } from '../../lib/indexable-list';
import { listHref } from '../../../shared/lib/url-filters';
import { MapAndList } from './map/map-and-list';
import { FilterForm } from './filter-form';
import { ResultList } from './result-list';
import { ResultsHeading } from './results-heading';
import type { Results } from './load-results.server';
import { useTexts } from '../../../shared/lib/texts';
import css from './results-page.module.css';

export function ResultsPage({ results }: { results: Results }) {
  const texts = useTexts();
  const { path, filters, total, page, pageCount, items } = results;
  const { about } = results.place;
  const hrefOf = (wanted: number) => listHref(path, { ...filters, page: wanted });
  const { index, canonical } = indexableList(path, filters);
  const title = numberedTitle(texts, { title: results.title, page, pageCount });
  return (
    <>
      <Seo
        title={title}
        description={texts.results.description({ title: results.title, count: total })}
        path={results.place.canonical ?? canonical}
        image={items[0]?.images[0]}
        index={index && total >= (canonical === path ? 1 : FEWEST_INDEXED)}
        previous={index && page > 1 ? hrefOf(page - 1) : undefined}
        next={index && page < pageCount ? hrefOf(page + 1) : undefined}
      />
      <div className={css.top}>
        <div className={`container ${css.head ?? ''}`}>
          <ResultsHeading results={results} />
          {about !== undefined && (
            <p className={css.about}>
              <span>{about.summary}</span>
              <Link to={about.path} prefetch="intent">
                {texts.results.aboutPlace({ place: texts.placeName(about.name) })}
              </Link>
            </p>
          )}
          <FilterForm results={results} />
        </div>
      </div>
      {filters.view === 'map' ? <MapAndList results={results} /> : <ResultList results={results} />}
    </>
  );
}
