import type { CollectionEndpoints, OrderEndpoint } from '@manzil/contracts/http/collection-operations';
import type { z } from 'zod';
import { callApi } from '../data/call-api';
import type { Stamped } from './collection';

type EndpointsOf<Entry> = CollectionEndpoints<z.ZodType<Entry>>;

export const createEntry = <Entry extends Stamped>(
  { create }: EndpointsOf<Entry>,
  fields: object,
): Promise<Entry> => callApi(create, { body: { ...fields } });

/** Refused with a conflict when another user saved since `expectedVersion`. */
export const updateEntry = <Entry extends Stamped>(
  { update }: EndpointsOf<Entry>,
  id: number,
  fields: object,
  expectedVersion: number,
): Promise<Entry> => callApi(update, { params: { id }, body: { ...fields, expectedVersion } });

export async function removeEntry({ remove }: CollectionEndpoints, id: number): Promise<void> {
  await callApi(remove, { params: { id } });
}

export async function restoreEntry({ restore }: CollectionEndpoints, id: number): Promise<void> {
  await callApi(restore, { params: { id } });
}

/** Refused unless `ids` are all existing ids. */
export async function orderEntries(endpoint: OrderEndpoint, ids: readonly number[]): Promise<void> {
  await callApi(endpoint, { body: { ids: [...ids] } });
}
