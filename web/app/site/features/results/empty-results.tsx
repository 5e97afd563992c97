import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { listHref, searchedText, type ListFilters } from '../../../shared/lib/url-filters';
import type { Results } from './load-results.server';
import { placesAsOne } from './filter-chips';
import { appliedChips } from './understood-chips';
import { SuggestionList } from './suggestion-list';
import { useTexts } from '../../../shared/lib/texts';
import button from '../../../shared/ui/link-button.module.css';
import css from './empty-results.module.css';

/** The reason why the list is empty, in the visitor's own terms, and steps that will show something. */
export function EmptyResults({ results }: { results: Results }) {
  const texts = useTexts();
  const { adType, path, filters, understood, emptyStateSuggestions } = results;
  const { results: words } = texts;
  const search = searchedText(filters);
  const chips = placesAsOne(texts, appliedChips(texts, filters, understood));
  const narrowed = chips.length > (search === undefined ? 0 : 1);
  const { q, location } = filters;
  const searchOnly: ListFilters = {
    sort: filters.sort,
    page: 1,
    ...(q !== undefined && { q }),
    ...(location !== undefined && { location }),
  };
  // A sentence is several filters, but nothing else that could be removed.
  const isSearchOnly = listHref(path, searchOnly) === listHref(path, { ...filters, page: 1 });
  if (narrowed) {
    return (
      <Empty title={words.emptyFiltered} text={words.emptyFilteredHelp}>
        <SuggestionList title={words.changePrice} suggestions={emptyStateSuggestions?.prices} />
        <SuggestionList title={words.nearby} suggestions={emptyStateSuggestions?.nearby} />
        <SuggestionList title={words.leaveOut} suggestions={emptyStateSuggestions?.without} />
        <SuggestionList title={words.leaveOutTwo} suggestions={emptyStateSuggestions?.relaxTwoFilters} />
        {isSearchOnly ? (
          <Link to={path} className={button.primary}>
            {words.withoutSearch}
          </Link>
        ) : (
          <Link to={listHref(path, searchOnly)} className={button.primary}>
            {words.withoutFilters}
          </Link>
        )}
      </Empty>
    );
  }
  if (search !== undefined) {
    return (
      <Empty title={words.emptySearch} text={words.emptySearchHelp({ search })}>
        <SuggestionList title={words.nearby} suggestions={emptyStateSuggestions?.nearby} />
        <SuggestionList
          title={emptyStateSuggestions?.alike === true ? words.didYouMean : words.placesInstead}
          suggestions={emptyStateSuggestions?.places}
        />
        <Link to={path} className={button.primary}>
          {words.withoutSearch}
        </Link>
      </Empty>
    );
  }
  return (
    <Empty title={words.emptyAll} text={words.emptyAllHelp}>
      <SuggestionList title={words.otherTypes} suggestions={emptyStateSuggestions?.places} />
      <SuggestionList title={words.nearby} suggestions={emptyStateSuggestions?.nearby} />
      <Link to={adType === 'sale' ? '/rent' : '/buy'} className={button.primary}>
        {words.otherList[adType]}
      </Link>
    </Empty>
  );
}

function Empty({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={css.empty}>
      <div role="status">
        <h2 className={css.title}>{title}</h2>
        <p className={css.text}>{text}</p>
      </div>
      {children}
    </div>
  );
}
