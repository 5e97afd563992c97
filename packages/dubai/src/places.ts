import { readFileSync } from 'node:fs';
import { readCommunities } from './communities.js';
import { placesByCommunity, type Community, type NamedPlace } from './topology.js';

/** A place as agencies, portals or the municipality call it. */
export interface KnownPlace {
  name: string;
  nameAr: string;
  /** For an emirate, the emirate itself. */
  emirate: string;
  /** Nicknames and other spellings, in English and Arabic; they never contain the name itself. */
  aliases: readonly string[];
  /**
   * Aliases that are also the name of a part or of another place: a search for them finds the place, but no listing
   * is named by them.
   */
  searchOnly: readonly string[];
}

type MarketPlace = Omit<KnownPlace, 'searchOnly'> & Partial<Pick<KnownPlace, 'searchOnly'>> & NamedPlace;

const FILE = new URL('../data/places.json', import.meta.url);

/**
 * The places that agencies name, followed by those communities of Dubai Municipality that have another name. A name
 * occurs once.
 */
export function readPlaces(): KnownPlace[] {
  const places = JSON.parse(readFileSync(FILE, 'utf8')) as MarketPlace[];
  const taken = new Set(places.flatMap(({ name, aliases }) => [name, ...aliases]).map(lowered));
  const communities = readCommunities().filter(({ name }) => !taken.has(lowered(name)));
  return [
    ...places.map(({ name, nameAr, emirate, aliases, searchOnly = [] }) => ({
      name,
      nameAr,
      emirate,
      aliases,
      searchOnly,
    })),
    ...communities.map(({ name, nameAr }) => ({
      name,
      nameAr,
      emirate: 'Dubai',
      aliases: [],
      searchOnly: [],
    })),
  ];
}

/**
 * The emirate of a place as agencies write it ("Yas Island, Abu Dhabi"): the emirate of its last part that is an
 * emirate or a known place. Undefined for an unknown place.
 */
export function emirateOfPlace(location: string): string | undefined {
  emirates ??= new Map(
    readPlaces().flatMap(({ name, emirate, aliases }) =>
      [name, ...aliases].map((each) => [lowered(each), emirate] as const),
    ),
  );
  for (const part of location.split(/[,،]/).toReversed()) {
    const emirate = emirates.get(lowered(part.trim()));
    if (emirate !== undefined) return emirate;
  }
  return undefined;
}

/** The community of a market place; undefined for an unknown place, and outside Dubai. */
export function communityOfPlace(name: string): Community | undefined {
  const places = JSON.parse(readFileSync(FILE, 'utf8')) as MarketPlace[];
  const of = places.find((place) => place.name === name)?.community ?? name;
  return readCommunities().find((community) => lowered(community.name) === lowered(of));
}

/** Reads the names that agencies use for the places within each community, by its municipal name, the largest first. */
export function readPlacesByCommunity(): ReadonlyMap<string, readonly string[]> {
  known ??= new Map(
    [...placesByCommunity(JSON.parse(readFileSync(FILE, 'utf8')) as MarketPlace[])].map(
      ([community, places]) => [community, places.map(({ name }) => name)],
    ),
  );
  return known;
}

let known: ReadonlyMap<string, readonly string[]> | undefined;
let emirates: ReadonlyMap<string, string> | undefined;

const lowered = (name: string): string => name.toLowerCase();
