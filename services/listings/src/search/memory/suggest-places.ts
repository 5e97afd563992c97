import type { Suggestion, SuggestQuery } from '@manzil/contracts/listings/search';
import type { CatalogueColumns } from './catalogue-columns.js';
import type { Place } from './places.js';

interface Choice {
  kind: Suggestion['kind'];
  /** The place whose spelling is shown. */
  place: Place;
  count: number;
  /** The number of listings with the spelling that is shown; the most frequent spelling wins. */
  shown: number;
}

interface Ranked {
  choice: Choice;
  rank: number;
  /** The name that is compared with the typed text. */
  label: string;
}

/** `typed` is lower-cased by PostgreSQL. The result equals that of the SQL in suggest-in-sql.ts. */
export function suggestPlaces(
  { places, lists }: Pick<CatalogueColumns, 'places' | 'lists'>,
  { adType, limit }: Omit<SuggestQuery, 'q'>,
  typed: string,
): Suggestion[] {
  const countAt = (at: number): number =>
    (adType === 'rent' ? 0 : (lists.sale.counts[at] ?? 0)) +
    (adType === 'sale' ? 0 : (lists.rent.counts[at] ?? 0));
  const fits = places.containing(typed);
  const buildings = new Map<number, Choice>();
  const regions = new Map<number, Choice>();
  for (const [at, place] of places.list.entries()) {
    const count = countAt(at);
    if (count === 0 || fits[at] !== 1) continue;
    if (place.building >= 0)
      merge(buildings, place.building, { kind: 'building', place, count, shown: count });
    if (!place.lowerCommunity.includes(typed)) continue;
    const region = regions.get(place.region);
    if (region === undefined) regions.set(place.region, { kind: 'community', place, count, shown: count });
    else {
      region.count += count;
      region.shown += count;
    }
  }
  const communities = new Map<number, Choice>();
  for (const choice of regions.values()) merge(communities, choice.place.communityLabel, choice);
  const best = new Best(limit);
  for (const choices of [buildings, communities])
    for (const choice of choices.values()) best.add(ranked(choice, typed));
  return best.list.map(({ choice }) => toSuggestion(choice));
}

/** Merges choices with one label: the sum of their listings, under the most frequent spelling. */
function merge(choices: Map<number, Choice>, label: number, given: Choice): void {
  const known = choices.get(label);
  if (known === undefined) {
    choices.set(label, given);
    return;
  }
  const count = known.count + given.count;
  const isCommoner =
    given.shown - known.shown ||
    (given.kind === 'building' ? order(known.place.name, given.place.name) : 0) ||
    order(known.place.community, given.place.community) ||
    order(known.place.emirate, given.place.emirate);
  if (isCommoner > 0) choices.set(label, { ...given, count });
  else known.count = count;
}

/** Ranks names that begin with the typed text above those that only contain it, and communities above buildings. */
function ranked(choice: Choice, typed: string): Ranked {
  const { kind, place } = choice;
  const label = kind === 'building' ? place.lowerName : place.lowerCommunity;
  const matches = label.startsWith(typed) ? 4 : label.includes(typed) ? 2 : 0;
  return { choice, label, rank: matches + Number(kind === 'community') };
}

const compare = (a: Ranked, b: Ranked): number =>
  b.rank - a.rank || b.choice.count - a.choice.count || order(a.label, b.label);

/** Keeps the best few of very many in order: most candidates are only compared with the last one. */
class Best {
  readonly list: Ranked[] = [];

  constructor(private readonly limit: number) {}

  add(given: Ranked): void {
    const { list, limit } = this;
    const last = list[limit - 1];
    if (last !== undefined) {
      if (compare(given, last) >= 0) return;
      list.pop();
    }
    const at = list.findIndex((each) => compare(given, each) < 0);
    list.splice(at === -1 ? list.length : at, 0, given);
  }
}

function toSuggestion({ kind, place, count }: Choice): Suggestion {
  const { community, emirate } = place;
  return { kind, name: kind === 'building' ? place.name : community, community, emirate, count };
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
