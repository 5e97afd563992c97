import { Link } from 'react-router';
import { SaveSearch } from '../../components/save-search/save-search';
import { UnitSwitch } from '../../components/unit-switch';
import { listHref, type ListFilters } from '../../../shared/lib/url-filters';
import type { Results } from './load-results.server';
import { statesAdType, textWithout } from './understood-text';
import { useTexts } from '../../../shared/lib/texts';
import css from './results-page.module.css';

/** Names the list, with the count, and links to the other list in the same place. */
export function ResultsHeading({ results }: { results: Results }) {
  const texts = useTexts();
  const { adType, path, title, total, filters } = results;
  const { q, location, view, layers } = filters;
  const kept: ListFilters = { sort: 'newest', page: 1 };
  const parts = results.understood?.parts ?? [];
  // The other list would redirect a text that states which list it wants.
  const text = q && textWithout(q, parts.filter(statesAdType), parts);
  if (text) kept.q = text;
  if (location !== undefined) kept.location = location;
  Object.assign(kept, { view, layers });
  return (
    <div className={css.headingRow}>
      <h1>
        {title} <span className={css.count}>{texts.results.count({ count: total })}</span>
      </h1>
      <div className={css.switches}>
        <SaveSearch {...{ adType, filters, title }} />
        <UnitSwitch />
        <ul className={css.switch} aria-label={texts.results.view}>
          {([undefined, 'map'] as const).map((each) => (
            <li key={each ?? 'list'}>
              <Link
                to={listHref(path, { ...filters, view: each })}
                aria-current={each === view ? 'true' : undefined}
                preventScrollReset
              >
                {each === 'map' ? texts.results.showMap : texts.results.showList}
              </Link>
            </li>
          ))}
        </ul>
        <ul className={css.switch} aria-label={texts.adType.legend}>
          {(['sale', 'rent'] as const).map((type) => (
            <li key={type}>
              <Link
                to={listHref(type === 'sale' ? '/buy' : '/rent', kept)}
                aria-current={type === adType ? 'page' : undefined}
                prefetch="intent"
              >
                {texts.adType[type]}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
