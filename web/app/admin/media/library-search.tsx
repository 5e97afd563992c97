import { Button } from '../../ui/button';
import { SelectField, TextField } from '../../ui/field';
import type { LibraryQuery } from './media-calls';

interface SearchProps {
  query: LibraryQuery;
  onChange: (query: LibraryQuery) => void;
  /** Without the choice of a kind. */
  imagesOnly?: boolean;
}

export function LibrarySearch({ query, onChange, imagesOnly = false }: SearchProps) {
  return (
    <div className="backend-columns" role="search">
      <TextField
        label="Search"
        type="search"
        placeholder="Name or description"
        value={query.q}
        onText={(q) => {
          onChange({ ...query, q, page: 1 });
        }}
      />
      {!imagesOnly && (
        <SelectField
          label="Kind"
          value={query.kind}
          onText={(kind) => {
            onChange({ ...query, kind: kind === 'image' || kind === 'document' ? kind : '', page: 1 });
          }}
          options={[
            ['', 'All files'],
            ['image', 'Images'],
            ['document', 'Documents (PDF)'],
          ]}
        />
      )}
    </div>
  );
}

interface PagesProps {
  query: LibraryQuery;
  onChange: (query: LibraryQuery) => void;
  total: number;
  pageSize: number;
}

export function LibraryPages({ query, onChange, total, pageSize }: PagesProps) {
  const pages = Math.ceil(total / pageSize);
  if (pages < 2 && query.page === 1) return null;
  const go = (page: number): void => {
    onChange({ ...query, page });
  };
  return (
    <nav className="backend-actions" aria-label="Pages of the library">
      <Button
        disabled={query.page <= 1}
        onClick={() => {
          go(query.page - 1);
        }}
      >
        Previous
      </Button>
      <span aria-live="polite">
        Page {query.page} of {Math.max(1, pages)}
      </span>
      <Button
        disabled={query.page >= pages}
        onClick={() => {
          go(query.page + 1);
        }}
      >
        Next
      </Button>
    </nav>
  );
}
