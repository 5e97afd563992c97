import type { Near } from '@manzil/contracts/listings/near';
import { AMENITY_WORDS } from './amenity-words.js';
import { ClosestWord } from './closest-word.js';
import { KEYWORDS } from './keywords.js';
import type { Meaning } from './meaning.js';
import { Phrases } from './phrases.js';
import { tokenize } from '../../text/tokens.js';

export interface NamedPlace {
  /** The name that a chip shows. */
  name: string;
  /** Its other names, spellings and nicknames. */
  spellings: readonly string[];
  /** Values of `location` in a search: the names that the listings have for it. */
  locations: readonly string[];
  /** Names of places that contain this one; ignored when this place is stated too. */
  within?: readonly string[];
  isBuilding?: boolean;
}

/** A name of a community or another place that typed text can be completed to. */
export interface PlaceName {
  /** Normalised for comparison. */
  key: string;
  text: string;
  /** The main name of its place. */
  place: string;
}

/** A name of something that a home can be near. */
export interface LandmarkName {
  text: string;
  near: Near;
  /** True when the name is sufficient alone; names of other landmarks than stations also occur in titles. */
  isAlone: boolean;
}

/** An agent of live listings, with the values of the filter `agent`. */
export interface NamedAgent {
  name: string;
  keys: readonly string[];
}

export interface VocabularySource {
  landmarks: readonly LandmarkName[];
  /** Of several places with the same spelling, the first takes precedence. */
  places: readonly NamedPlace[];
  developers: readonly string[];
  agents?: readonly NamedAgent[];
  /** The amenities, as the listings spell them. */
  amenities: readonly string[];
  /** Words of the listings' titles; they are used as typed and never corrected. */
  words?: Iterable<string>;
  isReference: (text: string) => boolean;
}

/** All known phrases and names of search texts. */
export interface Vocabulary {
  phrases: Phrases<Meaning>;
  closest: ClosestWord;
  words: ReadonlySet<string>;
  places: ReadonlyMap<string, NamedPlace>;
  placeNames: readonly PlaceName[];
  /** Corrects a mistyped place name to its key. */
  closestName: ClosestWord;
  landmarks: readonly LandmarkName[];
  /** Maps a word that occurs in the names of only a few places to the key in `places` of all of them together. */
  placeWords: ReadonlyMap<string, string>;
  /** Maps the name of an amenity to its names in the listings. */
  amenities: ReadonlyMap<string, readonly string[]>;
  /** Maps the first spelling of a developer to all its spellings in the listings. */
  developers: ReadonlyMap<string, readonly string[]>;
  /** Maps an agent's name or first name to the keys of all agents with that name. */
  agents: ReadonlyMap<string, readonly string[]>;
  isReference: (text: string) => boolean;
}

/** Words at the end of a developer's name that visitors leave out. */
const COMPANY =
  /\s+(?:propert(?:y|ies)|developments?|developers?|real estate|realty|group|holdings?|pjsc|llc)$/i;

/** Arabic names of developers, by the English name without its company suffix. */
const ARABIC_DEVELOPERS: Readonly<Record<string, string>> = {
  emaar: 'إعمار',
  nakheel: 'نخيل',
  damac: 'داماك',
  sobha: 'صبحا|شوبا',
  meraas: 'مراس',
  danube: 'الدانوب|دانوب',
  binghatti: 'بن غاطي',
  ellington: 'إلينغتون',
};

const keysOf = (phrase: string): string[] => tokenize(phrase).map(({ key }) => key);

/** Builds the vocabulary of keywords, amenities, places and developers for {@link understand}. */
export function toVocabulary(source: VocabularySource): Vocabulary {
  const phrases = new Phrases<Meaning>();
  const add = (text: string, meaning: Meaning): void => {
    phrases.add(keysOf(text), meaning);
  };
  // The first meaning of a phrase applies: keywords, then amenities, places and developers.
  for (const [texts, meaning] of KEYWORDS) for (const text of texts.split('|')) add(text, meaning);

  const amenities = amenityNames(source.amenities);
  for (const [name, texts] of AMENITY_WORDS)
    if (amenities.has(name))
      for (const text of texts.split('|'))
        add(text, { is: 'statement', statement: { kind: 'amenity', value: name } });
  for (const name of source.amenities) {
    if (!amenities.has(name)) amenities.set(name, [name]);
    add(name, { is: 'statement', statement: { kind: 'amenity', value: name } });
  }

  const places = new Map<string, NamedPlace>();
  const placeNames: PlaceName[] = [];
  for (const place of source.places) {
    for (const text of [place.name, ...place.spellings]) {
      const named = byPartOfName(place, text);
      if (!places.has(named.name)) places.set(named.name, named);
      if (place.isBuilding !== true)
        placeNames.push({ key: keysOf(text).join(' '), text, place: place.name });
      add(text, { is: 'statement', statement: { kind: 'place', value: named.name } });
    }
  }
  const developers = new Map<string, string[]>();
  const firstSpelling = new Map<string, string>();
  for (const name of source.developers) {
    const key = keysOf(name.replace(COMPANY, '')).join(' ');
    const first = firstSpelling.get(key) ?? name;
    firstSpelling.set(key, first);
    developers.set(first, [...(developers.get(first) ?? []), name]);
    const inArabic = ARABIC_DEVELOPERS[key]?.split('|') ?? [];
    for (const text of [name, name.replace(COMPANY, ''), ...inArabic])
      add(text, { is: 'statement', statement: { kind: 'developer', value: first } });
  }

  // The names added from here on are never used as corrections.
  const closest = new ClosestWord(phrases.words);
  for (const { text, near, isAlone } of source.landmarks) add(text, { is: 'landmark', near, isAlone });

  const words = new Set([...(source.words ?? [])].flatMap(keysOf));
  const agents = addAgents(source.agents ?? [], add, (key) => words.has(key) || phrases.words.has(key));

  return {
    landmarks: source.landmarks,
    phrases,
    places,
    placeNames,
    closestName: new ClosestWord(new Set(placeNames.map(({ key }) => key))),
    placeWords: addPlaceWords(places, source.places),
    amenities,
    developers,
    agents,
    isReference: source.isReference,
    closest,
    words,
  };
}

/** Agents are found by their whole names, and by first names that have no other meaning. */
function addAgents(
  given: readonly NamedAgent[],
  add: (text: string, meaning: Meaning) => void,
  isOther: (key: string) => boolean,
): Map<string, readonly string[]> {
  const agents = new Map<string, readonly string[]>();
  const firstNames = new Set<string>();
  const addName = (name: string, keys: readonly string[]): void => {
    agents.set(name, [...new Set([...(agents.get(name) ?? []), ...keys])]);
    for (const text of [name, name.replaceAll('-', ' ')])
      add(text, { is: 'statement', statement: { kind: 'agent', value: name } });
  };
  for (const { name, keys } of given) {
    const [first = ''] = name.split(/\s+/);
    const [key = ''] = keysOf(first);
    if (firstNames.has(key) || (key.length >= SHORTEST_FIRST_NAME && !isOther(key))) {
      firstNames.add(key);
      addName(first, keys);
    }
    addName(name, keys);
  }
  return agents;
}

const SHORTEST_FIRST_NAME = 3;

/**
 * A part of a place's name matches every place with that part: "springs" finds all that `location` finds. The part must
 * occur in all names of the place; otherwise a nickname that some listings use as their community would hide the
 * others.
 */
function byPartOfName(place: NamedPlace, text: string): NamedPlace {
  const part = text.toLowerCase();
  const isPart =
    part !== place.name.toLowerCase() && place.locations.every((each) => each.toLowerCase().includes(part));
  return isPart ? { ...place, name: text, locations: [text] } : place;
}

/** A word in the names of more places is too vague to mean one of them. */
const MOST_SHARED = 5;
const SHORTEST_PLACE_WORD = 3;

function addPlaceWords(places: Map<string, NamedPlace>, given: readonly NamedPlace[]): Map<string, string> {
  const sharing = new Map<string, Set<NamedPlace>>();
  for (const place of given) {
    if (place.isBuilding === true) continue;
    for (const key of [place.name, ...place.spellings].flatMap(keysOf))
      if (/^\p{L}+$/u.test(key) && key.length >= SHORTEST_PLACE_WORD)
        sharing.set(key, (sharing.get(key) ?? new Set()).add(place));
  }
  const words = new Map<string, string>();
  for (const [word, shared] of sharing) {
    const [first] = shared;
    if (first === undefined || shared.size > MOST_SHARED) continue;
    const name = shared.size === 1 ? first.name : word;
    words.set(word, name);
    if (!places.has(name))
      places.set(name, { name, spellings: [], locations: [...shared].flatMap(({ locations }) => locations) });
  }
  return words;
}

/** Maps the known amenities to the names that the listings use for them. */
function amenityNames(given: readonly string[]): Map<string, readonly string[]> {
  const names = given.map((name) => ({ name, text: ` ${keysOf(name).join(' ')} ` }));
  const found = new Map<string, readonly string[]>();
  for (const [name, texts] of AMENITY_WORDS) {
    const parts = texts.split('|').map((text) => ` ${keysOf(text).join(' ')} `);
    const fitting = names.filter(({ text }) => parts.some((part) => text.includes(part)));
    if (fitting.length > 0)
      found.set(
        name,
        fitting.map((each) => each.name),
      );
  }
  return found;
}
