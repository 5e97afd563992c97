import { Link } from 'react-router';
import { pageWindow } from '../lib/page-window';
import { Icon } from '../../shared/ui/icon';
import { useTexts } from '../../shared/lib/texts';
import css from './pagination.module.css';

interface PaginationProps {
  page: number;
  pageCount: number;
  /** URL of a page of this list. */
  hrefOf: (page: number) => string;
}

/** Real links to the pages of a list; nothing when there is only one. */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  const texts = useTexts();
  if (pageCount < 2) return null;
  return (
    <nav className={css.pagination} aria-label={texts.pagination.label}>
      {page > 1 ? (
        <Link to={hrefOf(page - 1)} rel="prev" className={css.step}>
          <Icon name="previous" size={18} />
          <span className={css.word}>{texts.pagination.previous}</span>
        </Link>
      ) : (
        <span className={css.step} />
      )}
      <ul className={css.pages}>
        {pageWindow(page, pageCount).map((slot, index) => (
          <li key={slot === 'gap' ? `gap-${String(index)}` : slot}>
            {slot === 'gap' ? (
              <span className={css.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                to={hrefOf(slot)}
                className={css.page}
                aria-label={texts.pagination.page({ page: slot })}
                aria-current={slot === page ? 'page' : undefined}
              >
                {slot}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {page < pageCount ? (
        <Link to={hrefOf(page + 1)} rel="next" className={css.step}>
          <span className={css.word}>{texts.pagination.next}</span>
          <Icon name="next" size={18} />
        </Link>
      ) : (
        <span className={css.step} />
      )}
    </nav>
  );
}
