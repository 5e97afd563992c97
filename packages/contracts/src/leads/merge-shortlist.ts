import type { ShortlistOperation, ShortlistState } from './shortlist.js';

export const EMPTY_SHORTLIST: ShortlistState = { people: {}, homes: {}, ranks: {}, comments: {} };

interface Written {
  clock: number;
  operation: string;
}

/** Returns whether an operation replaces the present value: the later logical time wins, then the greater id. */
const isLater = (operation: ShortlistOperation, than: Written | undefined): boolean =>
  than === undefined ||
  operation.clock > than.clock ||
  (operation.clock === than.clock && operation.id > than.operation);

/**
 * Applies operations to a state. The result depends neither on their order nor on repetitions, so that devices
 * converge once each has all operations. Does not mutate its arguments.
 */
export const mergeShortlist = (
  state: ShortlistState,
  operations: readonly ShortlistOperation[],
): ShortlistState => operations.reduce(apply, state);

function apply(state: ShortlistState, operation: ShortlistOperation): ShortlistState {
  const { id, by, clock } = operation;
  const written = { clock, operation: id };
  switch (operation.kind) {
    case 'join': {
      if (!isLater(operation, state.people[by])) return state;
      return { ...state, people: { ...state.people, [by]: { ...written, name: operation.name } } };
    }
    case 'rank': {
      const { home, place } = operation;
      const own = state.ranks[by] ?? {};
      if (!isLater(operation, own[home])) return state;
      return { ...state, ranks: { ...state.ranks, [by]: { ...own, [home]: { ...written, place } } } };
    }
    case 'comment': {
      if (state.comments[id] !== undefined) return state;
      const { home, text } = operation;
      return { ...state, comments: { ...state.comments, [id]: { clock, by, home, text } } };
    }
    case 'add':
    case 'remove':
      return applyPresence(state, operation);
  }
}

/** Remembers a removed listing, because the operation that added it may arrive later. */
function applyPresence(
  state: ShortlistState,
  operation: Extract<ShortlistOperation, { kind: 'add' | 'remove' }>,
): ShortlistState {
  const { home } = operation;
  const known = state.homes[home];
  const { pagelink, name } = operation;
  if (!isLater(operation, known)) return state;
  const value = { isPresent: operation.kind === 'add', pagelink, name };
  const written = { clock: operation.clock, operation: operation.id };
  return { ...state, homes: { ...state.homes, [home]: { ...written, ...value } } };
}

/** A logical time after all known ones. */
export function nextClock({ people, homes, ranks, comments }: ShortlistState): number {
  const places = Object.values(ranks).flatMap((own) => Object.values(own));
  const known = [people, homes, comments].flatMap((part) => Object.values<{ clock: number }>(part));
  return Math.max(0, ...[...known, ...places].map(({ clock }) => clock)) + 1;
}
