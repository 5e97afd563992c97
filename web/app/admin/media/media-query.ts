import type { LibraryQuery } from './media-calls';

/** The search that an address of the library stands for. */
export function libraryQuery(params: URLSearchParams): LibraryQuery {
  const kind = params.get('kind');
  const page = Number(params.get('page'));
  return {
    q: params.get('q') ?? '',
    kind: kind === 'image' || kind === 'document' ? kind : '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}
