/** What the address of the inbox says that the API is asked for as well. */
const ASKED = ['kinds', 'status', 'sentQuickly', 'q', 'from', 'to'] as const;

/** The tab of the inbox that an address shows. Spam is looked at apart from everything else. */
export const isSpamTab = (params: URLSearchParams): boolean => params.get('status') === 'spam';

/** The filter that the address of the inbox stands for, as the API takes it. */
export function toApiFilter(params: URLSearchParams): URLSearchParams {
  const filter = new URLSearchParams();
  for (const name of ASKED) {
    const value = params.get(name)?.trim();
    if (value) filter.set(name, value);
  }
  // Spam is left out unless all there is is asked for, as the tiles of the dashboard do, which count it.
  if (filter.get('status') === 'all') filter.delete('status');
  else if (!filter.has('status')) filter.set('exceptStatus', 'spam');
  return filter;
}

/** The same with the order and the page of the list. */
export function toApiQuery(params: URLSearchParams): URLSearchParams {
  const query = toApiFilter(params);
  for (const name of ['sort', 'page']) {
    const value = params.get(name);
    if (value) query.set(name, value);
  }
  return query;
}

/** The address of the same list with one lead open, or with none. */
export function withLead(params: URLSearchParams, id: string | undefined): string {
  const next = new URLSearchParams(params);
  if (id === undefined) next.delete('lead');
  else next.set('lead', id);
  return `?${next.toString()}`;
}
