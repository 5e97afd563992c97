/** What a link from a list leaves with the record that it opens. */
export interface CameFrom {
  /** Path and query of the list. */
  cameFrom: string;
}

/** Where Back leads from a record: to `list` as it was left, or to the whole of it when one came from elsewhere. */
export function wayBack(state: unknown, list: string): string {
  const from = isCameFrom(state) ? state.cameFrom : '';
  return from.startsWith(`${list}?`) ? from : list;
}

const isCameFrom = (state: unknown): state is CameFrom =>
  typeof state === 'object' && state !== null && 'cameFrom' in state && typeof state.cameFrom === 'string';
