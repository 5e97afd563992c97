import { foldWords } from '../search/understand/tokens.js';

export interface Named {
  name: string;
  nameAr: string;
  aliases: readonly string[];
}

/** All names of a place, in the form in which spellings are compared; each once. */
export const keysOfPlace = ({ name, nameAr, aliases }: Named): string[] => [
  ...new Set([name, nameAr, ...aliases].map(foldWords).filter((key) => key !== '')),
];

/** Returns for each place those of the given communities that have one of its names; a community has one place. */
export function matchCommunities<P extends Named>(
  places: readonly P[],
  communities: readonly string[],
): Map<P, string[]> {
  const byKey = new Map<string, P>();
  // The name of a place counts before the nicknames of others.
  for (const place of places) byKey.set(foldWords(place.name), place);
  for (const place of places)
    for (const key of keysOfPlace(place)) if (!byKey.has(key)) byKey.set(key, place);
  const matches = new Map<P, string[]>(places.map((place) => [place, []]));
  for (const community of communities) {
    const place = byKey.get(foldWords(community));
    if (place !== undefined) matches.get(place)?.push(community);
  }
  return matches;
}
