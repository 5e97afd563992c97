import type { Lifecycle } from '@manzil/contracts/content/lifecycle';
import type { Stamped } from '../collection';

export type BulkAction = 'publish' | 'withdraw' | 'remove';

/** An action on the entries that are selected, before it is confirmed; `done` clears the selection. */
export interface BulkRequest<Listed extends Stamped> {
  action: BulkAction;
  selected: readonly Listed[];
  done: () => void;
}

export const isWaiting = ({ approval }: Lifecycle): boolean => approval?.sentBack === null;

const applies = (
  action: BulkAction,
  lifecycle: Lifecycle | undefined,
  { isDraftsOnly }: { isDraftsOnly: boolean },
): boolean => {
  if (action === 'remove') return true;
  // Excludes an entry with a pending request, which a new request would replace.
  if (lifecycle === undefined || (isDraftsOnly && isWaiting(lifecycle))) return false;
  return action === 'withdraw' ? lifecycle.live : !lifecycle.live || lifecycle.draft !== null;
};

/** The entries that an action applies to. */
export const targetsOf = <Listed extends Stamped>(
  action: BulkAction,
  selected: readonly Listed[],
  member: { isDraftsOnly: boolean },
): Listed[] => selected.filter(({ lifecycle }) => applies(action, lifecycle, member));
