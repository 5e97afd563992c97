import type { Suggestion, SuggestQuery } from '@manzil/contracts/listings/search';
import type { CatalogueColumns } from './catalogue-columns.js';
import type { PlaceTexts, Places } from './places.js';

type Kind = Suggestion['kind'];

/** The places that contain the typed text and have listings. */
interface Fitting {
  places: Places;
  /** The number of listings of each place; 0 for places without the typed text. */
  counts: Int32Array;
}

interface Choice {
  kind: Kind;
  /** Position of the name among the lower-cased names of its kind. */
  position: number;
  name: string;
  count: number;
  rank: number;
}

/** Ranks: names that begin with the typed text, then names that contain it, then names of places that contain it. */
const [BEGINS, CONTAINS] = [4, 2];

/** `typed` is lower-cased by PostgreSQL. The result equals the result of suggest-in-sql.ts. */
export function suggestPlaces(
  { places, lists }: Pick<CatalogueColumns, 'places' | 'lists'>,
  { adType, limit }: Omit<SuggestQuery, 'q'>,
  typed: string,
): Suggestion[] {
  const counted = [
    ...(adType === 'rent' ? [] : [lists.sale.counts.place]),
    ...(adType === 'sale' ? [] : [lists.rent.counts.place]),
  ];
  const fitting = { places, counts: countsOfFitting(places.containing(typed), counted) };
  const best = new Best(limit);
  addAll(best, 'community', communities(fitting, typed), places.lowerCommunities, typed);
  addAll(best, 'building', buildings(fitting, typed), places.lowerNames, typed);
  const shown = {
    building: commonestPlaces(fitting, 'building', best.list),
    community: commonestPlaces(fitting, 'community', best.list),
  };
  return best.list.map((choice) => toSuggestion(choice, shown[choice.kind].get(choice.position)));
}

function countsOfFitting(fits: Uint8Array, counted: readonly Int32Array[]): Int32Array {
  const counts = new Int32Array(fits.length);
  for (const each of counted)
    for (let at = 0; at < fits.length; at += 1)
      counts[at] = (counts[at] ?? 0) + (fits[at] ?? 0) * (each[at] ?? 0);
  return counts;
}

/** For each name, the number of listings in the matching places; also for sub-communities that contain the text. */
function buildings({ places, counts }: Fitting, typed: string): Int32Array {
  const sums = new Int32Array(places.lowerNames.length);
  for (let at = 0; at < counts.length; at += 1) {
    const name = places.lowerNameOf[at] ?? -1;
    if (name >= 0) sums[name] = (sums[name] ?? 0) + (counts[at] ?? 0);
    const part = places.lowerSubCommunityOf[at] ?? -1;
    if (part >= 0 && counts[at] !== 0 && places.lowerNames[part]?.includes(typed) === true)
      sums[part] = (sums[part] ?? 0) + (counts[at] ?? 0);
  }
  return sums;
}

/** The number of listings in each community whose own name contains the text. */
function communities({ places, counts }: Fitting, typed: string): Int32Array {
  const contains = Uint8Array.from(places.lowerCommunities, (name) => Number(name.includes(typed)));
  const sums = new Int32Array(contains.length);
  for (let at = 0; at < counts.length; at += 1) {
    const community = places.lowerCommunityOf[at] ?? 0;
    sums[community] = (sums[community] ?? 0) + (contains[community] ?? 0) * (counts[at] ?? 0);
  }
  return sums;
}

function addAll(best: Best, kind: Kind, sums: Int32Array, names: readonly string[], typed: string): void {
  const own = Number(kind === 'community');
  for (let position = 0; position < sums.length; position += 1) {
    const count = sums[position] ?? 0;
    // Rules out most names before their letters are compared.
    if (count === 0 || !best.couldAdd(BEGINS + own, count)) continue;
    const name = names[position] ?? '';
    const matches = name.startsWith(typed) ? BEGINS : name.includes(typed) ? CONTAINS : 0;
    best.add({ kind, position, name, count, rank: matches + own });
  }
}

const compare = (a: Choice, b: Choice): number =>
  b.rank - a.rank || b.count - a.count || order(a.name, b.name);

/** Keeps the best candidates in order; most candidates are only compared with the last one. */
class Best {
  readonly list: Choice[] = [];

  constructor(private readonly limit: number) {}

  /** Returns false when a choice of this rank and count cannot be among the best. */
  couldAdd(rank: number, count: number): boolean {
    const last = this.list[this.limit - 1];
    return last === undefined || rank > last.rank || (rank === last.rank && count >= last.count);
  }

  add(given: Choice): void {
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

interface Spelling {
  place: Pick<PlaceTexts, 'name' | 'community' | 'emirate'>;
  count: number;
}

/**
 * Names that differ only in case are one choice, shown in its most frequent spelling. Returns a place with that
 * spelling for each choice, by its position.
 */
function commonestPlaces(
  { places, counts }: Fitting,
  kind: Kind,
  choices: readonly Choice[],
): Map<number, Spelling['place']> {
  const spellings = new Map<number, Map<string, Spelling>>();
  for (const choice of choices) if (choice.kind === kind) spellings.set(choice.position, new Map());
  if (spellings.size === 0) return new Map();
  for (let at = 0; at < counts.length; at += 1) {
    const count = counts[at] ?? 0;
    const place = places.list[at];
    if (count === 0 || place === undefined) continue;
    const { community, emirate } = place;
    const named =
      kind === 'community'
        ? [{ position: places.lowerCommunityOf[at], name: '' }]
        : [
            { position: places.lowerNameOf[at], name: place.name },
            { position: places.lowerSubCommunityOf[at], name: place.subCommunity },
          ];
    for (const { position = -1, name } of named) {
      const its = spellings.get(position);
      if (its === undefined) continue;
      const spelling = JSON.stringify([name, community, emirate]);
      const known = its.get(spelling);
      if (known === undefined) its.set(spelling, { place: { name, community, emirate }, count });
      else known.count += count;
    }
  }
  return new Map(
    [...spellings].flatMap(([position, its]) => {
      const [commonest] = [...its.values()].sort((a, b) => byFrequency(kind, a, b));
      return commonest === undefined ? [] : [[position, commonest.place] as const];
    }),
  );
}

const byFrequency = (kind: Kind, a: Spelling, b: Spelling): number =>
  b.count - a.count ||
  (kind === 'building' ? order(a.place.name, b.place.name) : 0) ||
  order(a.place.community, b.place.community) ||
  order(a.place.emirate, b.place.emirate);

function toSuggestion({ kind, name, count }: Choice, place: Spelling['place'] | undefined): Suggestion {
  const { community = name, emirate = '' } = place ?? {};
  return { kind, name: kind === 'building' ? (place?.name ?? name) : community, community, emirate, count };
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
