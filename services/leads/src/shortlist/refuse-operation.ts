import { nextClock } from '@manzil/contracts/leads/merge-shortlist';
import { SHORTLIST_LIMITS as LIMITS } from '@manzil/contracts/leads/shortlist-limits';
import {
  type ShortlistOperation,
  type ShortlistRefusal,
  type ShortlistState,
} from '@manzil/contracts/leads/shortlist';

/** A device that was offline advances its own clock; one further ahead than this would always win. */
const CLOCK_AHEAD = 10_000;

/** The reason why an operation may not join the state; undefined when it may. */
export function refuseOperation(
  state: ShortlistState,
  operation: ShortlistOperation,
): ShortlistRefusal | undefined {
  const { people, homes, comments } = state;
  if (operation.clock > nextClock(state) + CLOCK_AHEAD) return 'clock';
  if (operation.kind === 'join')
    return isFull(people, operation.by, LIMITS.people) ? 'people-full' : undefined;
  if (people[operation.by] === undefined) return 'not-joined';
  if (operation.kind === 'comment')
    return isFull(comments, operation.id, LIMITS.comments) ? 'comments-full' : undefined;
  const known = homes[operation.home];
  if (known === undefined && Object.keys(homes).length >= LIMITS.homesEver) return 'homes-full';
  if (operation.kind !== 'add' || known?.isPresent === true) return undefined;
  const present = Object.values(homes).filter(({ isPresent }) => isPresent);
  return present.length >= LIMITS.homes ? 'homes-full' : undefined;
}

const isFull = (known: Readonly<Record<string, unknown>>, id: string, most: number): boolean =>
  known[id] === undefined && Object.keys(known).length >= most;
