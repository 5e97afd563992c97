import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from './button-link';
import table from './data-table.module.css';
import { ScrollTable } from './scroll-table';
import { SortChoice, type SortedColumn } from './sort-head';
import { useNarrow } from './use-narrow';

interface PagedTableProps {
  /** Read out as the name of the table. */
  caption: string;
  head: readonly (string | SortedColumn)[];
  /** Order of a URL without `sort`, for columns that the server sorts. */
  usualSort?: string | undefined;
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

/** A table paged by the server; the page is the URL parameter `page`. */
export function PagedTable({
  caption,
  head,
  usualSort,
  children,
  empty,
  page,
  pageCount,
  total,
  more = false,
  stacked,
}: PagedTableProps) {
  const isNarrow = useNarrow();
  if (total === 0) return <div className={table.empty}>{empty}</div>;
  return (
    <div className={table.frame}>
      {isNarrow && stacked !== undefined && usualSort !== undefined && (
        <div className={table.tools}>
          <SortChoice columns={head.filter((column) => typeof column !== 'string')} usual={usualSort} />
        </div>
      )}
      <ScrollTable caption={caption} head={head} usualSort={usualSort} stacked={stacked}>
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
