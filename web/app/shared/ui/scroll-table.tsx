import type { ReactNode } from 'react';
import { SortHead, type SortedColumn } from './sort-head';
import styles from './data-table.module.css';

interface ScrollTableProps {
  /** Read out as the name of the table. */
  caption: string;
  head: readonly (string | SortedColumn)[];
  /** Order of a URL without `sort`, for columns that the server sorts. */
  usualSort?: string | undefined;
  /** Rows of the table: `tr` elements. */
  children: ReactNode;
  /** Class of the table that makes cards of its rows. */
  stacked?: string | undefined;
}

/** A table that scrolls horizontally on narrow screens, also by keyboard. */
export const ScrollTable = ({ caption, head, usualSort = '', children, stacked }: ScrollTableProps) => (
  <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
    <table className={[styles.table, stacked].filter(Boolean).join(' ')}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <SortHead
            columns={head.map((column) => (typeof column === 'string' ? { title: column } : column))}
            usual={usualSort}
          />
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
