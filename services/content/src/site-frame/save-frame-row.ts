import type { WriteContext } from '../editing/collection.js';
import { assertVersion } from '../editing/conflicts.js';
import type { FooterEntity } from './footer.entity.js';
import type { NavigationStyleEntity } from './navigation-style.entity.js';

export interface FrameSave<Fields> {
  fields: Fields;
  expectedVersion: number;
  by: string;
}

/** Sets the one row of a table, which may not be there yet; CONFLICT when it is at another version. */
export async function saveFrameRow<E extends NavigationStyleEntity | FooterEntity>(
  { manager, now }: WriteContext,
  what: string,
  row: { saved: E | null; entity: new () => E },
  { fields, expectedVersion, by }: FrameSave<object>,
): Promise<E> {
  assertVersion(what, row.saved, expectedVersion);
  const stamp = { version: expectedVersion + 1, updatedAt: now, updatedBy: by };
  return manager.save(Object.assign(row.saved ?? new row.entity(), { onlyRow: true, ...fields, ...stamp }));
}
