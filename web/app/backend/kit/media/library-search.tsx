import { Button } from '../../../shared/ui/button';
import { SelectField, TextField } from '../../../shared/ui/field';
import type { LibraryQuery } from './media-calls';

interface SearchProps {
  query: LibraryQuery;
  onChange: (query: LibraryQuery) => void;
  /** All tags of the library. */
  tags: readonly { name: string; count: number }[];
  /** Hides the filter by kind. */
  imagesOnly?: boolean;
}

const SHOWN: readonly (readonly [LibraryQuery['show'], string])[] = [
  ['', 'All'],
  ['used', 'Used'],
  ['unused', 'Not used'],
  ['leaving', 'Removed soon'],
  ['undescribed', 'Without alt text'],
];

export function LibrarySearch({ query, onChange, tags, imagesOnly = false }: SearchProps) {
  return (
    <div className="backend-columns" role="search">
      <TextField
        label="Search"
        type="search"
        placeholder="Name, description or tag"
        value={query.q}
        onText={(q) => {
          onChange({ ...query, q, page: 1 });
        }}
      />
      {(tags.length > 0 || query.tag !== '') && (
        <SelectField
          label="Tag"
          value={query.tag}
          onText={(tag) => {
            onChange({ ...query, tag, page: 1 });
          }}
          options={[
            ['', 'All tags'],
            ...tags.map(({ name, count }) => [name, `${name} (${String(count)})`] as const),
            // The selected tag stays in the list even when no file has it.
            ...(query.tag === '' || tags.some(({ name }) => name === query.tag)
              ? []
              : [[query.tag, query.tag] as const]),
          ]}
        />
      )}
      {!imagesOnly && (
        <SelectField
          label="Show"
          value={query.show}
          onText={(wanted) => {
            onChange({ ...query, show: SHOWN.find(([name]) => name === wanted)?.[0] ?? '', page: 1 });
          }}
          options={SHOWN}
        />
      )}
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
