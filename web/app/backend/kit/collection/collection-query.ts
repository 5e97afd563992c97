import type { CollectionEndpoints } from '@manzil/contracts/http/collection-operations';
import type { LifecycleKind } from '@manzil/contracts/content/lifecycle';
import { withDraft } from '../lifecycle/lifecycle-calls';
import { queryClient } from '../data/query-client';
import { ApiProblem } from '../data/call-api';
import type { Listing, Stamped } from './collection';

/** A query typed by its result only, so that a list with more data is also accepted as a collection's. */
export interface ListQuery<List> {
  queryKey: readonly string[];
  queryFn: () => Promise<List>;
}

/** The query of a collection's list, which the loader of its route awaits and its screen subscribes to. */
export const collectionQuery = <List>(
  { create }: CollectionEndpoints,
  load: () => Promise<List>,
): ListQuery<List> => ({ queryKey: ['collection', create.path], queryFn: load });

/** Returns the entry for editing, with the fields of its draft if it has one. */
export async function openForEdit<Entry extends Stamped>(
  { open, kind }: { open: (id: number) => Promise<Entry>; kind?: LifecycleKind },
  id: number,
): Promise<Entry> {
  const entry = await open(id);
  return kind === undefined ? entry : withDraft({ kind, id }, entry);
}

/**
 * `open` for a collection whose list contains complete entries. The list is read again, because another user may have
 * saved since, and is then shown behind the form as well.
 */
export const openFrom =
  <Listed extends Stamped>(list: ListQuery<Listing<Listed>>) =>
  async (id: number): Promise<Listed> => {
    const { entries } = await queryClient.query({ ...list, staleTime: 0 });
    const entry = entries.find((one) => one.id === id);
    if (entry === undefined) throw new ApiProblem(410, 'Someone else has deleted this.');
    return entry;
  };
