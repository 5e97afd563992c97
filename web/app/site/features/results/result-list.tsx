import { useNavigation } from 'react-router';
import { Pagination } from '../../components/pagination';
import { SkeletonGrid } from '../../components/skeleton-grid';
import { listHref, pricesContradict } from '../../../shared/lib/url-filters';
import { AppliedFilters } from './applied-filters';
import { EmptyResults } from './empty-results';
import { PriceContradiction } from './price-contradiction';
import { ResultGrid } from './result-grid';
import type { Results } from './load-results.server';
import { withNames } from './near/near-label';
import { useDelayed } from './use-delayed';
import { SuggestionList } from './suggestion-list';
import { TextsContext, useTexts } from '../../../shared/lib/texts';
import css from './results-page.module.css';

/** Long enough that a quick answer shows no skeleton at all, in milliseconds. */
const SKELETON_AFTER_MS = 180;

/** The homes of a list with the filters that it is narrowed by and its pages. */
export function ResultList({ results }: { results: Results }) {
  const texts = useTexts();
  const named = withNames(texts, results.nearNames);
  const { path, filters, total, page, pageSize, pageCount, items } = results;
  const navigation = useNavigation();
  const loading = navigation.location?.pathname === path;
  const late = useDelayed(loading, SKELETON_AFTER_MS);
  const hrefOf = (wanted: number) => listHref(path, { ...filters, page: wanted });
  const first = (page - 1) * pageSize + 1;
  const showing = texts.results.showing({ from: first, to: first + items.length - 1, total });
  return (
    <section className={`container ${css.results ?? ''}`} aria-label={results.title} aria-busy={loading}>
      <TextsContext value={named}>
        <AppliedFilters path={path} filters={filters} understood={results.understood} />
      </TextsContext>
      {pricesContradict(filters) && <PriceContradiction path={path} filters={filters} />}
      {late ? (
        <SkeletonGrid count={Math.max(3, items.length)} upToFour />
      ) : items.length > 0 ? (
        <div className={loading ? css.leaving : undefined}>
          <ResultGrid items={items} isBesideMap={filters.view === 'map'} />
          {results.emptyStateSuggestions && (
            <div className={css.more}>
              <SuggestionList
                title={texts.results.leaveOutForMore}
                suggestions={results.emptyStateSuggestions.without}
              />
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
  );
}
