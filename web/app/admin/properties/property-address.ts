/** The choice among the types that means all that people live in. */
export const HOMES = 'homes';

const ASKED = ['q', 'adType', 'status', 'type', 'page'] as const;

/** The search that an address of the list stands for, as the API takes it. */
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
