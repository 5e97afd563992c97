import { useNavigation } from 'react-router';
import { Pagination } from '../../components/pagination';
import { Seo } from '../../components/seo';
import { formatNumber } from '../../lib/format';
import { texts } from '../../lib/texts';
import { indexableList } from '../../lib/indexable-list';
import { listHref, pricesContradict } from '../../lib/url-filters';
import { AppliedFilters } from './applied-filters';
import { EmptyResults } from './empty-results';
import { FilterForm } from './filter-form';
import { PriceContradiction } from './price-contradiction';
import { ResultGrid } from './result-grid';
import { ResultsHeading } from './results-heading';
import { Ways } from './ways';
import type { Results } from './load-results.server';
import { SkeletonGrid } from '../../components/skeleton-grid';
import { useDelayed } from './use-delayed';
import css from './results-page.module.css';

/** Long enough that a quick answer shows no skeleton at all, in milliseconds. */
const SKELETON_AFTER_MS = 180;

export function ResultsPage({ results }: { results: Results }) {
  const { path, filters, total, page, pageSize, pageCount, items } = results;
  const navigation = useNavigation();
  const loading = navigation.location?.pathname === path;
  const late = useDelayed(loading, SKELETON_AFTER_MS);
  const hrefOf = (wanted: number) => listHref(path, { ...filters, page: wanted });
  const { index, canonical } = indexableList(path, filters);
  const first = (page - 1) * pageSize + 1;
  const showing = texts.results.showing(first, first + items.length - 1, total);
  const title = page > 1 ? `${results.title}, ${texts.pagination.position(page, pageCount)}` : results.title;
  return (
    <>
      <Seo
        title={title}
        description={texts.results.description(results.title, formatNumber(total), total === 1)}
        path={canonical}
        image={items[0]?.images[0]}
        index={index && total > 0}
        previous={index && page > 1 ? hrefOf(page - 1) : undefined}
        next={index && page < pageCount ? hrefOf(page + 1) : undefined}
      />
      <div className={css.top}>
        <div className="container">
          <ResultsHeading results={results} />
          <FilterForm results={results} />
        </div>
      </div>
      <section className={`container ${css.results ?? ''}`} aria-label={results.title} aria-busy={loading}>
        <AppliedFilters path={path} filters={filters} understood={results.understood} />
        {pricesContradict(filters) && <PriceContradiction path={path} filters={filters} />}
        {late ? (
          <SkeletonGrid count={Math.max(3, items.length)} upToFour />
        ) : items.length > 0 ? (
          <div className={loading ? css.leaving : undefined}>
            <ResultGrid items={items} />
            {results.waysOn && (
              <div className={css.more}>
                <Ways title={texts.results.leaveOutForMore} ways={results.waysOn.without} />
              </div>
            )}
          </div>
        ) : (
          !pricesContradict(filters) && <EmptyResults results={results} />
        )}
        {items.length > 0 && (
          <>
            <p className={css.showing} role="status">
              {late ? texts.results.loading : showing}
            </p>
            <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />
          </>
        )}
      </section>
    </>
  );
}
