/** Navigation state passed by links from a list to a record. */
export interface CameFrom {
  /** Path and query of the list. */
  cameFrom: string;
}

/** Returns the target of Back: `list` in its former state, or the whole list when opened from elsewhere. */
export function returnPath(state: unknown, list: string): string {
  const from = isCameFrom(state) ? state.cameFrom : '';
  return from.startsWith(`${list}?`) ? from : list;
}

const isCameFrom = (state: unknown): state is CameFrom =>
  typeof state === 'object' && state !== null && 'cameFrom' in state && typeof state.cameFrom === 'string';
