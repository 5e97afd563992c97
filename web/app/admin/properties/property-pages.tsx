import { Link } from 'react-router';
import type { SearchResult } from '@manzil/contracts/listings/search';
import styles from './properties.module.css';

/** Which part of the matches is shown, with links to the pages beside it. */
export function PropertyPages({ result, params }: { result: SearchResult; params: URLSearchParams }) {
  const { page, pageCount, pageSize, total } = result;
  const hrefOf = (wanted: number): string => {
    const next = new URLSearchParams(params);
    next.set('page', String(wanted));
    return `?${next.toString()}`;
  };
  if (total === 0) return null;
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(total, page * pageSize);
  return (
    <nav className={styles.pages} aria-label="Pages of properties">
      <span>
        {from.toLocaleString('en')}–{to.toLocaleString('en')} of {total.toLocaleString('en')}
      </span>
      {page > 1 && <Link to={hrefOf(page - 1)}>Previous</Link>}
      {page < pageCount && <Link to={hrefOf(page + 1)}>Next</Link>}
    </nav>
  );
}
