import { Link } from 'react-router';
import { Icon } from '../../components/icon';
import { texts } from '../../lib/texts';
import { listHref, type ListFilters } from '../../lib/url-filters';
import { filterChips } from './filter-chips';
import css from './applied-filters.module.css';

/** What the list is narrowed by; every chip is a link to the list without it. */
export function AppliedFilters({ path, filters }: { path: string; filters: ListFilters }) {
  const chips = filterChips(filters);
  if (chips.length === 0) return null;
  return (
    <ul className={css.chips} aria-label={texts.results.appliedFilters}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={listHref(path, without)}
            className={css.chip}
            aria-label={texts.results.remove(label)}
            preventScrollReset
          >
            {label} <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={listHref(path, { sort: filters.sort, page: 1 })} className={css.clear} preventScrollReset>
          {texts.results.clearAll}
        </Link>
      </li>
    </ul>
  );
}
