import { Button } from './button';
import styles from './data-table.module.css';

interface TablePagesProps {
  /** Name of the table. */
  caption: string;
  /** Counts from 1. */
  page: number;
  pageSize: number;
  /** Rows on all pages. */
  total: number;
  onPage: (page: number) => void;
}

/** Pagination of a table; renders nothing for a single page. */
export function TablePages({ caption, page, pageSize, total, onPage }: TablePagesProps) {
  if (total <= pageSize) return null;
  return (
    <nav className={styles.pages} aria-label={`Pages of ${caption}`}>
      <span aria-live="polite">
        {(page - 1) * pageSize + 1}–{Math.min(total, page * pageSize)} of {total}
      </span>
      <Button
        disabled={page === 1}
        onClick={() => {
          onPage(page - 1);
        }}
      >
        Previous
      </Button>
      <Button
        disabled={page * pageSize >= total}
        onClick={() => {
          onPage(page + 1);
        }}
      >
        Next
      </Button>
    </nav>
  );
}
