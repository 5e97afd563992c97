import type { Overrides } from '@manzil/contracts/listings/overrides';
import type { ManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';

interface Undo {
  ids: number[];
  set?: Overrides;
  lift?: (keyof Overrides)[];
}

/** The changes that restore the former value of a field in each listing, grouped by that value. */
export function undoesOf(before: readonly ManagedProperty[], field: keyof Overrides): Undo[] {
  const formerOf = ({ own, featured, overrides }: ManagedProperty): unknown =>
    own && field === 'featured' ? featured : overrides[field];
  const undoes = new Map<string, Undo>();
  for (const listing of before) {
    const former = formerOf(listing);
    const key = JSON.stringify([former]);
    const undo = undoes.get(key) ?? {
      ids: [],
      ...(former === undefined ? { lift: [field] } : { set: { [field]: former } }),
    };
    undo.ids.push(listing.id);
    undoes.set(key, undo);
  }
  return [...undoes.values()];
}
