import type { Suggestion, SuggestQuery } from '@manzil/contracts/listings/search';
import type { Place } from './catalogue-columns.js';

interface Choice extends Suggestion {
  /** What is compared with the typed text. */
  label: string;
  /** Listings behind the spelling that is shown, of which the commonest wins. */
  shown: number;
}

/** `typed` is in the database's lower case. The same answer as the one in SQL, see suggest-properties.ts. */
export function suggestPlaces(
  places: readonly Place[],
  { adType, limit }: Omit<SuggestQuery, 'q'>,
  typed: string,
): Suggestion[] {
  const buildings = new Map<string, Choice>();
  const byCommunity = new Map<string, Choice>();
  for (const place of places) {
    const count = adType === undefined ? place.count.sale + place.count.rent : place.count[adType];
    if (count === 0 || !place.locationText.includes(typed)) continue;
    const { name, community, emirate, lowerName, lowerCommunity } = place;
    if (name !== '')
      merge(buildings, { kind: 'building', name, community, emirate, count, shown: count, label: lowerName });
    if (!lowerCommunity.includes(typed)) continue;
    const key = JSON.stringify([community, emirate]);
    const known = byCommunity.get(key);
    const label = lowerCommunity;
    if (known === undefined)
      byCommunity.set(key, {
        kind: 'community',
        name: community,
        community,
        emirate,
        count,
        shown: count,
        label,
      });
    else {
      known.count += count;
      known.shown += count;
    }
  }
  const communities = new Map<string, Choice>();
  for (const choice of byCommunity.values()) merge(communities, choice);
  return [...buildings.values(), ...communities.values()]
    .sort((a, b) => compare(a, b, typed))
    .slice(0, limit)
    .map(({ kind, name, community, emirate, count }) => ({ kind, name, community, emirate, count }));
}

/** One choice a label: all its listings, under the commonest spelling. */
function merge(choices: Map<string, Choice>, given: Choice): void {
  const known = choices.get(given.label);
  if (known === undefined) {
    choices.set(given.label, { ...given });
    return;
  }
  const count = known.count + given.count;
  const isCommoner =
    given.shown - known.shown ||
    order(known.name, given.name) ||
    order(known.community, given.community) ||
    order(known.emirate, given.emirate);
  Object.assign(known, isCommoner > 0 ? given : {}, { count });
}

function compare(a: Choice, b: Choice, typed: string): number {
  const first = (is: (choice: Choice) => boolean): number => Number(is(b)) - Number(is(a));
  return (
    first(({ label }) => label.startsWith(typed)) ||
    first(({ label }) => label.includes(typed)) ||
    first(({ kind }) => kind === 'community') ||
    b.count - a.count ||
    order(a.label, b.label)
  );
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
