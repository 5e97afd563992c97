/** Option of the type filter for all residential types. */
export const HOMES = 'homes';

const FILTERS = [
  ...(['q', 'adType', 'status', 'type', 'community', 'adviser', 'minPrice', 'maxPrice'] as const),
  ...(['hasPhotos', 'hasPermit', 'source'] as const),
] as const;
const ASKED = [...FILTERS, 'sort', 'page'] as const;

/** The part of the URL that a saved view stores: filters and order. */
export function toView(params: URLSearchParams): string {
  const view = new URLSearchParams();
  for (const name of [...FILTERS, 'sort']) {
    const value = params.get(name)?.trim();
    if (value) view.set(name, value);
  }
  return view.toString();
}

/** The filters of the URL in the format of the export. */
export function toApiFilter(params: URLSearchParams): URLSearchParams {
  const filter = toApiQuery(params);
  for (const name of ['sort', 'page', 'pageSize']) filter.delete(name);
  return filter;
}

/** Converts the URL parameters of the list to the search of the API. */
export function toApiQuery(params: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams({ pageSize: '24' });
  for (const name of ASKED) {
    const value = params.get(name)?.trim();
    if (value) query.set(name, value);
  }
  if (query.get('type') !== HOMES) return query;
  query.delete('type');
  query.set('residential', '1');
  return query;
}
