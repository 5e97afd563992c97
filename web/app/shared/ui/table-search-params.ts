export interface TableView {
  search: string;
  /** Column ids, in order of precedence. */
  sort: { id: string; desc: boolean }[];
  /** Counts from 1. */
  page: number;
}

/**
 * Reads the state of a table from the URL: `?q=marina&sort=-price,name&page=2`. With a name of its own, as a
 * second table of a screen needs, `?problems-q=marina`.
 */
export function readTable(params: URLSearchParams, name: string): TableView {
  const key = keysOf(name);
  const page = Number(params.get(key.page));
  return {
    search: params.get(key.search) ?? '',
    sort: readSort(params.get(key.sort) ?? ''),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Writes the table state into the URL; other parameters stay, and defaults are left out. */
export function writeTable(
  params: URLSearchParams,
  name: string,
  { search, sort, page }: TableView,
): URLSearchParams {
  const key = keysOf(name);
  const next = new URLSearchParams(params);
  const say = (of: string, value: string): void => {
    if (value === '') next.delete(of);
    else next.set(of, value);
  };
  say(key.search, search);
  say(key.sort, writeSort(sort));
  say(key.page, page > 1 ? String(page) : '');
  return next;
}

/** Reads an order in the format of the URL: `-price,name`; empty is none. */
export const readSort = (text: string): TableView['sort'] =>
  text
    .split(',')
    .map((part) => ({ id: part.replace(/^-/, ''), desc: part.startsWith('-') }))
    .filter(({ id }) => id !== '');

export const writeSort = (sort: TableView['sort']): string =>
  sort.map(({ id, desc }) => (desc ? `-${id}` : id)).join(',');

const keysOf = (name: string): Record<keyof TableView, string> => {
  const prefix = name === '' ? '' : `${name}-`;
  return { search: `${prefix}q`, sort: `${prefix}sort`, page: `${prefix}page` };
};
