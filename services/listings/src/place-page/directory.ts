import type { Place } from '@manzil/contracts/listings/place';
import { placeSlug } from '@manzil/contracts/listings/place-slug';
import { ALL_UNIT_TYPES, type AdType, type UnitType } from '@manzil/contracts/listings/vocabulary';
import { communityAt } from '@manzil/dubai/community-at';
import { kmBetween, type Point } from '@manzil/dubai/distance';
import { communityOfPlace } from '@manzil/dubai/places';
import { keysOfPlace, matchCommunities, PlaceNames, type Named } from '../place/place-names.js';
import { foldWords } from '../text/tokens.js';

/** The live listings of a community of one kind and type. */
export interface HomeCount {
  adType: AdType;
  community: string;
  unitType: UnitType | null;
  count: number;
  updatedAt: Date;
  /** Median position of the listings with a position; null without any. */
  latitude: number | null;
  longitude: number | null;
  /** Emirates of the listings; absent when they do not matter. */
  emirates?: readonly string[];
}

export interface StoredPlace extends Named {
  textBuy: string;
  textRent: string;
  typeTexts: Place['typeTexts'];
}

interface TypeCount {
  type: UnitType;
  count: number;
  updatedAt: Date;
}

/** Listings of a place for sale or for rent. */
export interface PlaceList {
  count: number;
  updatedAt: Date | undefined;
  types: TypeCount[];
}

export interface DirectoryPlace extends StoredPlace {
  slug: string;
  /** Spellings used by the listings; only the place's own name when it has no listings. */
  communities: string[];
  lists: Record<AdType, PlaceList>;
  /** Null if neither its name nor its listings have a position. */
  middle: Point | null;
}

/** All places that have pages, by slug and name. */
export class Directory {
  private readonly bySlug = new Map<string, DirectoryPlace>();
  private readonly byName = new Map<string, DirectoryPlace>();

  constructor(readonly places: readonly DirectoryPlace[]) {
    for (const place of places) {
      this.bySlug.set(place.slug, place);
      this.byName.set(foldWords(place.name), place);
    }
    for (const place of places)
      for (const key of [...keysOfPlace(place), ...place.communities.map(foldWords)])
        if (!this.byName.has(key)) this.byName.set(key, place);
  }

  /** The place of a path; its slug differs from the segment if that is another spelling or name of it. */
  find(segment: string): DirectoryPlace | undefined {
    return this.bySlug.get(segment) ?? this.byName.get(foldWords(segment.replace(/[-_+]/g, ' ')));
  }

  /** The nearest other places with homes on a list, of one type or of any, nearest first. */
  neighboursOf(
    place: DirectoryPlace,
    adType: AdType,
    type: UnitType | null,
    most: number,
  ): { slug: string; name: string; count: number }[] {
    const { middle } = place;
    if (middle === null) return [];
    return this.places
      .flatMap((other) => {
        const count = countOf(other.lists[adType], type);
        if (other === place || count === 0 || other.middle === null) return [];
        return [{ other, count, km: kmBetween(middle, other.middle) }];
      })
      .sort((one, another) => one.km - another.km || another.count - one.count)
      .slice(0, most)
      .map(({ other: { slug, name }, count }) => ({ slug, name, count }));
  }
}

export const countOf = ({ count, types }: PlaceList, type: UnitType | null): number =>
  type === null ? count : (types.find((each) => each.type === type)?.count ?? 0);

/**
 * Joins the stored places with the communities of the live listings, each under the place whose name it has, or else as
 * a separate place. Of two places with one slug the stored one, or else the larger, has the page.
 */
export function buildDirectory(stored: readonly StoredPlace[], counts: readonly HomeCount[]): Directory {
  const byCommunity = new Map<string, HomeCount[]>();
  for (const each of counts)
    byCommunity.set(each.community, [...(byCommunity.get(each.community) ?? []), each]);
  const names = [...byCommunity.keys()].filter((name) => name !== '');
  const emirates = new Map(
    [...byCommunity].flatMap(([name, homes]) => {
      const around = homes.flatMap((each) => each.emirates ?? []);
      return around.length === 0 ? [] : [[name, around] as const];
    }),
  );
  const matches = matchCommunities(stored, names, { emirates });
  const known = new PlaceNames(stored);
  const matched = new Set([...matches.values()].flat());
  const homesOf = (communities: readonly string[]): HomeCount[] =>
    communities.flatMap((each) => byCommunity.get(each) ?? []);
  const others = names
    // A nickname resolves to its place even if listings of another emirate use it as their community name.
    .filter((name) => !matched.has(name) && known.placeOf(name) === undefined)
    .map((name) => ({ name, nameAr: '', aliases: [], textBuy: '', textRent: '', typeTexts: [] }))
    .sort((one, other) => sum(homesOf([other.name])) - sum(homesOf([one.name])));
  const places = new Map<string, DirectoryPlace>();
  for (const place of [...stored, ...others]) {
    const slug = placeSlug(place.name);
    if (slug === '' || places.has(slug)) continue;
    const named = matches.get(place) ?? [];
    const communities = named.length === 0 ? [place.name] : named;
    const homes = homesOf(communities);
    places.set(slug, {
      ...place,
      slug,
      communities,
      lists: { sale: listOf(homes, 'sale'), rent: listOf(homes, 'rent') },
      middle: middleOf(place.name, homes),
    });
  }
  return new Directory([...places.values()]);
}

function listOf(homes: readonly HomeCount[], adType: AdType): PlaceList {
  const own = homes.filter((each) => each.adType === adType);
  const types = ALL_UNIT_TYPES.flatMap((type): TypeCount[] => {
    const of = own.filter(({ unitType }) => unitType === type);
    const updatedAt = latest(of);
    return updatedAt === undefined ? [] : [{ type, count: sum(of), updatedAt }];
  });
  return { count: sum(own), updatedAt: latest(own), types };
}

const sum = (homes: readonly HomeCount[]): number => homes.reduce((total, { count }) => total + count, 0);

const latest = (homes: readonly HomeCount[]): Date | undefined =>
  homes.map(({ updatedAt }) => updatedAt).sort((one, other) => other.getTime() - one.getTime())[0];

/** Returns the mean point of the listings, or the middle of the community if they are outside it. */
function middleOf(name: string, homes: readonly HomeCount[]): Point | null {
  const located = homes.flatMap(({ latitude, longitude, count }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude, count }],
  );
  const own = communityOfPlace(name);
  const total = located.reduce((all, { count }) => all + count, 0);
  const mean = (of: 'latitude' | 'longitude'): number =>
    located.reduce((all, each) => all + each[of] * each.count, 0) / total;
  const point = { latitude: mean('latitude'), longitude: mean('longitude') };
  const lies = total > 0 ? communityAt(point.latitude, point.longitude) : undefined;
  if (lies !== undefined && (own === undefined || own === lies)) return point;
  if (own === undefined) return total > 0 ? point : null;
  const [west, south, east, north] = own.bounds;
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}
