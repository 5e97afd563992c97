import { callApi, json, tellApi } from '../lib/call-api';
import type { Collection, Stamped } from './collection';

type Saved<Entry extends Stamped> = Pick<Collection<object, Entry, never>, 'path' | 'entrySchema'>;

export const createEntry = <Entry extends Stamped>(
  { path, entrySchema }: Saved<Entry>,
  fields: object,
): Promise<Entry> => callApi(path, entrySchema, json('POST', fields));

/** Refused with a conflict when somebody saved since `expectedVersion`. */
export const updateEntry = <Entry extends Stamped>(
  { path, entrySchema }: Saved<Entry>,
  id: number,
  fields: object,
  expectedVersion: number,
): Promise<Entry> => callApi(`${path}/${id}`, entrySchema, json('PUT', { ...fields, expectedVersion }));

export const removeEntry = (path: string, id: number): Promise<void> =>
  tellApi(`${path}/${id}`, { method: 'DELETE' });

export const restoreEntry = (path: string, id: number): Promise<void> =>
  tellApi(`${path}/${id}/restore`, { method: 'POST' });

/** Refused when these are not all the ids there are. */
export const orderEntries = (path: string, ids: readonly number[]): Promise<void> =>
  tellApi(`${path}/order`, json('PUT', { ids }));
