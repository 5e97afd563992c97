import type { Understood } from '@manzil/contracts/listings/understood';
import { Link } from 'react-router';
import { Icon } from '../../../shared/ui/icon';
import { listHref, type ListFilters } from '../../../shared/lib/url-filters';
import { appliedChips } from './understood-chips';
import { useTexts } from '../../../shared/lib/texts';
import css from './applied-filters.module.css';

interface AppliedFiltersProps {
  path: string;
  filters: ListFilters;
  /** The parts of the search text that were understood. */
  understood?: Understood | undefined;
}

/**
 * The filters and words that narrow the list. Each chip links to the list without it and, where a filter means the
 * same as its words, to the list with that filter.
 */
export function AppliedFilters({ path, filters, understood }: AppliedFiltersProps) {
  const texts = useTexts();
  const chips = appliedChips(texts, filters, understood);
  if (chips.length === 0) return null;
  return (
    <ul className={css.chips} aria-label={texts.results.appliedFilters}>
      {chips.map(({ label, without, asFilter }, index) => (
        // A text may state the same thing twice.
        <li key={`${label} ${String(index)}`} className={asFilter && css.pair}>
          {asFilter && (
            <Link
              to={listHref(path, asFilter)}
              className={css.edit}
              aria-label={texts.results.asFilter({ label })}
              preventScrollReset
            >
              {label}
            </Link>
          )}
          <Link
            to={listHref(path, without)}
            className={css.chip}
            aria-label={texts.results.remove({ label })}
            preventScrollReset
          >
            {!asFilter && label} <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={listHref(path, { sort: filters.sort, page: 1, view: filters.view, layers: filters.layers })}
          className={css.clear}
          preventScrollReset
        >
          {texts.results.clearAll}
        </Link>
      </li>
    </ul>
  );
}
