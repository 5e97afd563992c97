import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from './button-link';
import table from './data-table.module.css';
import { ScrollTable } from './scroll-table';

interface PagedTableProps {
  /** Read out as the name of the table. */
  caption: string;
  head: readonly string[];
  /** Rows of the table: `tr` elements. */
  children: ReactNode;
  /** Shown when nothing matches. */
  empty: ReactNode;
  page: number;
  pageCount: number;
  /** Matches over all pages. */
  total: number;
  /** True when there are more than that. */
  more?: boolean;
  /** Shows rows as cards, where this class makes them so. */
  stacked?: string | undefined;
}

/** A table whose pages come from the server: which one is `page` of the address. */
export function PagedTable({
  caption,
  head,
  children,
  empty,
  page,
  pageCount,
  total,
  more = false,
  stacked,
}: PagedTableProps) {
  if (total === 0) return <div className={table.empty}>{empty}</div>;
  return (
    <div className={table.frame}>
      <ScrollTable caption={caption} head={head} stacked={stacked}>
        {children}
      </ScrollTable>
      <nav className={table.pages} aria-label={`Pages of ${caption}`}>
        <span>
          {more && 'More than '}
          {total.toLocaleString('en')} in all{pageCount > 1 && `, page ${page} of ${pageCount}`}
        </span>
        {page > 1 && <PageLink page={page - 1}>Previous</PageLink>}
        {page < pageCount && <PageLink page={page + 1}>Next</PageLink>}
      </nav>
    </div>
  );
}

function PageLink({ page, children }: { page: number; children: string }) {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set('page', String(page));
  return <ButtonLink to={`?${next.toString()}`}>{children}</ButtonLink>;
}
