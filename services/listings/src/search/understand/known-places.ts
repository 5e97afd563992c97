import { matchCommunities, type Named } from '../../place/place-names.js';
import { foldWords } from '../../text/tokens.js';
import type { NamedPlace } from './vocabulary.js';

export interface ListedPlace {
  /** The building, may be empty. */
  name: string;
  community: string;
  emirate: string;
  subCommunity?: string | null;
}

/** Shorter building names are too close to other words. */
const SHORTEST_BUILDING = 3;

/**
 * Joins the stored places with the places of the listings: stored places under the names used by searches, then other
 * communities, then buildings and sub-communities.
 */
export function knownPlaces(stored: readonly Named[], listed: readonly ListedPlace[]): NamedPlace[] {
  const emirates = new Set(listed.map(({ emirate }) => emirate).filter(Boolean));
  const around = new Map<string, Set<string>>();
  for (const { community, emirate } of listed) {
    const names = around.get(community) ?? new Set<string>();
    around.set(community, names.add(emirate));
  }
  around.delete('');
  const matches = matchCommunities(stored, [...around.keys()], {
    emirates: around,
    forSearch: true,
  });
  const placeOf = new Map<string, string>();
  const places = stored.map((place): NamedPlace => {
    const { name, nameAr, aliases } = place;
    const communities = matches.get(place) ?? [];
    for (const community of communities) placeOf.set(community, name);
    const lies =
      communities.length === 0 ? emirates : communities.flatMap((each) => [...(around.get(each) ?? [])]);
    return {
      name,
      spellings: [nameAr, ...aliases],
      locations: communities.length === 0 ? [name] : communities,
      within: emirates.has(name) ? [] : [...new Set(lies)],
    };
  });
  for (const [community, names] of around)
    if (!placeOf.has(community))
      places.push({ name: community, spellings: [], locations: [community], within: [...names] });
  return [...places, ...buildings(listed, placeOf)];
}

function buildings(listed: readonly ListedPlace[], placeOf: ReadonlyMap<string, string>): NamedPlace[] {
  const found = new Map<string, { name: string; within: Set<string> }>();
  for (const { name: building, community, emirate, subCommunity } of listed)
    for (const name of [building, subCommunity ?? '']) {
      const key = foldWords(name);
      if (key.length < SHORTEST_BUILDING || !/\p{L}/u.test(key)) continue;
      const known = found.get(key) ?? { name, within: new Set<string>() };
      for (const each of [placeOf.get(community) ?? community, emirate]) known.within.add(each);
      found.set(key, known);
    }
  return [...found.values()].map(({ name, within }) => ({
    name,
    spellings: [],
    locations: [name],
    isBuilding: true,
    within: [...within].filter((each) => each !== name),
  }));
}
