import type { LibraryQuery } from './media-calls';

export const NO_FILTERS: LibraryQuery = { q: '', kind: '', tag: '', show: '', page: 1 };

const SHOWN = ['unused', 'leaving', 'used', 'undescribed'] as const;

/** Converts the URL parameters of the library to its query. */
export function libraryQuery(params: URLSearchParams): LibraryQuery {
  const kind = params.get('kind');
  const page = Number(params.get('page'));
  return {
    q: params.get('q') ?? '',
    kind: kind === 'image' || kind === 'document' ? kind : '',
    tag: params.get('tag') ?? '',
    show: SHOWN.find((name) => name === params.get('show')) ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The URL of a query. */
export function addressOf({ page, ...words }: LibraryQuery): URLSearchParams {
  const params = new URLSearchParams(Object.entries(words).filter(([, value]) => value !== ''));
  if (page > 1) params.set('page', String(page));
  return params;
}
