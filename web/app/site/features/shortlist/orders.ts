import type { ShortlistState } from '@manzil/contracts/leads/shortlist';

export interface ShortlistedHome {
  id: number;
  pagelink: string;
  name: string;
}

interface PersonPlace {
  person: string;
  name: string;
  /** Counts from 1; undefined where the person has given the home no place. */
  place: number | undefined;
}

type Verdict = 'agree' | 'near' | 'differ' | 'apart';

export interface Agreement {
  home: ShortlistedHome;
  places: PersonPlace[];
  /** The mean of the places that were given; undefined when there are none. */
  average: number | undefined;
  /** Undefined when fewer than two people have given the home a place. */
  verdict: Verdict | undefined;
}

/** The homes on the shortlist, the first added ones in front. */
export function homesOf({ homes }: ShortlistState): ShortlistedHome[] {
  return Object.entries(homes)
    .filter(([, { isPresent }]) => isPresent)
    .map(([id, { pagelink, name, clock }]) => ({ id: Number(id), pagelink, name, clock }))
    .toSorted((a, b) => a.clock - b.clock || a.id - b.id)
    .map(({ clock: _order, ...home }) => home);
}

/** The homes in a person's order; homes without a rank come last. */
export function orderOf(state: ShortlistState, person: string | undefined): ShortlistedHome[] {
  const own = person === undefined ? {} : (state.ranks[person] ?? {});
  const placeOf = ({ id }: ShortlistedHome): number => own[id]?.place ?? Number.MAX_SAFE_INTEGER;
  return homesOf(state).toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Returns whether a person has given every home a place. */
export const hasOrdered = (state: ShortlistState, person: string): boolean =>
  homesOf(state).every(({ id }) => state.ranks[person]?.[id] !== undefined);

/** People by name, in the order in which they joined. */
export const peopleOf = ({ people }: ShortlistState): { id: string; name: string }[] =>
  Object.entries(people)
    .toSorted(([a, one], [b, other]) => one.clock - other.clock || (a < b ? -1 : 1))
    .map(([id, { name }]) => ({ id, name }));

/** Returns the rank of each home for each person, the jointly preferred home first. */
export function agreements(state: ShortlistState): Agreement[] {
  const homes = homesOf(state);
  const orders = peopleOf(state).map((person) => ({
    ...person,
    order: orderOf(state, person.id).filter(({ id }) => state.ranks[person.id]?.[id] !== undefined),
  }));
  const rows = homes.map((home): Agreement => {
    const places = orders.map(({ id, name, order }) => {
      const at = order.findIndex((each) => each.id === home.id);
      return { person: id, name, place: at < 0 ? undefined : at + 1 };
    });
    const given = places.flatMap(({ place }) => place ?? []);
    return {
      home,
      places,
      average: given.length === 0 ? undefined : given.reduce((sum, place) => sum + place, 0) / given.length,
      verdict:
        given.length < 2 ? undefined : verdictOf(Math.max(...given) - Math.min(...given), homes.length),
    };
  });
  return rows.toSorted((a, b) => (a.average ?? Infinity) - (b.average ?? Infinity) || a.home.id - b.home.id);
}

/** Half of the list or more is far apart; one place is nearly nothing, unless there are only two homes. */
function verdictOf(spread: number, homes: number): Verdict {
  if (spread === 0) return 'agree';
  if (spread * 2 >= homes) return 'apart';
  return spread === 1 ? 'near' : 'differ';
}
