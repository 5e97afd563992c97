import { Remembered } from '../remembered.js';
import { readPlaces } from '@manzil/dubai/places';
import { foldWords, tokenize } from '../text/tokens.js';

export interface Named {
  name: string;
  nameAr: string;
  aliases: readonly string[];
  /** Aliases that also name a part of the place, or another place: they resolve searches, but no listing. */
  searchOnly?: readonly string[];
  /** Empty if unknown; for an emirate, the emirate itself. */
  emirate?: string;
}

/** The place of a listing, as the feed states it or resolved. */
export interface Location {
  emirate: string;
  community: string;
  /** Null when it is not stated. */
  subCommunity: string | null;
}

/** A text has several names when these are between them: "Jumeirah Lake Towers (JLT)", "Dubai - JLT". */
const BETWEEN_NAMES = /[()[\]{}|,،;؛/\\:•·–—]|\s[-‐‑‒―−]+\s/u;
const HYPHEN = /[-‐‑‒―−]/u;

/** Words that may accompany the name of an emirate. */
const BESIDE_EMIRATES = [
  ...['united arab emirates', 'u a e', 'uae', 'ae', 'the emirate of', 'emirate of', 'emirate', 'city'],
  ...['امارات عربيه متحده', 'امارات', 'دوله', 'اماره'],
];

/** Maximum number of cached results. */
const MOST_REMEMBERED = 20_000;

/** Normalises a text for comparing names, without punctuation. */
const keyOf = (text: string): string =>
  tokenize(text)
    .filter(({ kind }) => kind !== 'sign')
    .map(({ key }) => key)
    .join(' ');

/** Ignores where words begin, because "AbuDhabi" and "Abu Dhabi", and "J.B.R" and "JBR", are one name. */
const compact = (key: string): string => key.replaceAll(' ', '');

/** "The Palm Jumeirah" and "Greens". */
const withOrWithoutThe = (key: string): string => (key.startsWith('the') ? key.slice(3) : `the${key}`);

const fits = (place: Named, emirate: string): boolean =>
  emirate === '' || (place.emirate ?? '') === '' || place.emirate === emirate;

/** All names of a place, normalised and without duplicates. */
export const keysOfPlace = ({ name, nameAr, aliases }: Named): string[] => [
  ...new Set([name, nameAr, ...aliases].map(foldWords).filter((key) => key !== '')),
];

/**
 * The known places by all their names: imports, staff and searches resolve names here. Names are compared after
 * normalisation and never by similarity, and a name of two places resolves to neither.
 */
export class PlaceNames<P extends Named = Named> {
  private readonly byName = new Map<string, P>();
  /** Null for a key that several places have. */
  private readonly byAlias = new Map<string, P | null>();
  private readonly emirates: readonly P[];
  private readonly byEmirate = new Map<string, P>();
  private readonly remembered = new Remembered<P | undefined>(MOST_REMEMBERED);
  private readonly rememberedEmirates = new Remembered<string | undefined>(MOST_REMEMBERED);

  constructor(private readonly places: readonly P[]) {
    for (const place of places) {
      const key = compact(keyOf(place.name));
      if (key !== '') this.byName.set(key, place);
    }
    this.emirates = places.filter(({ name, emirate }) => name === emirate);
    // The Arabic name of a place takes precedence over the nicknames of others.
    this.addAliases(({ nameAr }) => [nameAr]);
    this.addAliases(({ aliases, searchOnly = [] }) => {
      const left = new Set(searchOnly.map(keyOf));
      return aliases.filter((alias) => !left.has(keyOf(alias)));
    });
    for (const place of this.emirates)
      for (const name of [place.name, place.nameAr, ...place.aliases])
        this.byEmirate.set(compact(keyOf(name)), place);
  }

  /**
   * Serialises the names for the fingerprint of a feed, so that the next run reads the feed again after a change of
   * names.
   */
  toJSON(): unknown {
    return this.places.map(({ name, nameAr, aliases, searchOnly = [], emirate = '' }) => [
      ...[name, nameAr, aliases, searchOnly, emirate],
    ]);
  }

  /**
   * Returns the place that a text names, for listings in `emirate`; an empty one is not stated. A nickname does not
   * resolve to a place in another emirate. Undefined when the text is unknown or ambiguous.
   */
  placeOf(text: string, emirate = ''): P | undefined {
    return this.remembered.of(`${emirate}\0${text}`, () => this.find(text, emirate));
  }

  /** Returns the emirate that a text names; empty when it names none ("UAE"), undefined when it is unknown. */
  emirateOf(text: string): string | undefined {
    return this.rememberedEmirates.of(text, () => this.findEmirate(text));
  }

  private findEmirate(text: string): string | undefined {
    const whole = this.emirateNamed(text);
    if (whole !== undefined) return whole;
    const found = new Set<string>();
    for (const part of text.split(BETWEEN_NAMES)) {
      const emirate = this.emirateNamed(part);
      // A city may be a known place, which gives its emirate.
      if (emirate === undefined) return this.placeOf(text)?.emirate || undefined;
      if (emirate !== '') found.add(emirate);
    }
    const [emirate = ''] = found;
    return found.size > 1 ? undefined : emirate;
  }

  /** Resolves the words of a feed to known names; unknown words remain as they are. */
  resolve({ emirate: statedEmirate, community, subCommunity }: Location): Location {
    const stated = this.emirateOf(statedEmirate) ?? statedEmirate;
    const whole = community === '' ? undefined : this.placeOf(community, stated);
    const inText = whole === undefined ? this.partOf(community, stated) : undefined;
    const place = whole ?? inText?.place;
    const emirate = stated || (place?.emirate ?? '') || this.emirateIn(community);
    const resolved = place?.name ?? community;
    return {
      emirate,
      community: resolved,
      subCommunity: this.subCommunityOf(subCommunity || (inText?.part ?? null), resolved, emirate),
    };
  }

  /** Parses the address form "District 12, JVC": an unknown part, followed by the place that contains it. */
  private partOf(text: string, stated: string): { place: P; part: string } | undefined {
    const parts = text
      .split(/[,،>]/)
      .map((part) => part.trim())
      .filter((part) => keyOf(part) !== '' && this.emirateNamed(part) === undefined);
    const [part = '', whole = ''] = parts;
    const place = parts.length === 2 && !this.placeOf(part, stated) ? this.placeOf(whole, stated) : undefined;
    return place === undefined || !/\p{L}{2}/u.test(part) ? undefined : { place, part };
  }

  /** A sub-community equal to the community itself is dropped; "Burj Khalifa" in Downtown Dubai is kept. */
  private subCommunityOf(text: string | null, community: string, emirate: string): string | null {
    if (text === null || text === '' || keyOf(text) === keyOf(community)) return null;
    const place = this.placeOf(text, emirate);
    return place === undefined || place.name === community ? text : place.name;
  }

  private addAliases(namesOf: (place: P) => readonly string[]): void {
    const added = new Map<string, P | null>();
    for (const place of this.places)
      for (const name of namesOf(place)) {
        const key = compact(keyOf(name));
        if (key === '' || this.byName.has(key) || this.byAlias.has(key)) continue;
        const other = added.get(key);
        added.set(key, other === undefined || other === place ? place : null);
      }
    for (const [key, place] of added) this.byAlias.set(key, place);
  }

  private find(text: string, emirate: string): P | undefined {
    const key = keyOf(text);
    const named = this.byName.get(compact(key));
    // Another emirate may have a place of the same name, which its listings keep.
    if (named !== undefined) return named;
    const alias = this.byAlias.get(compact(key));
    if (alias !== undefined) return alias !== null && fits(alias, emirate) ? alias : undefined;
    const other = this.byName.get(withOrWithoutThe(compact(key)));
    if (other !== undefined) return fits(other, emirate) ? other : undefined;
    const parts = text.split(BETWEEN_NAMES).filter((part) => keyOf(part) !== '');
    return (
      this.ofParts(parts, emirate) ??
      this.ofParts(
        parts.flatMap((part) => part.split(HYPHEN)).filter((part) => keyOf(part) !== ''),
        emirate,
      ) ??
      this.besideEmirate(key, emirate)
    );
  }

  /** All parts except the emirate must name the same place. */
  private ofParts(parts: readonly string[], stated: string): P | undefined {
    if (parts.length < 2) return undefined;
    const found = new Set<P>();
    let emirate = stated;
    for (const part of parts) {
      const its = this.emirateNamed(part);
      if (its !== undefined) {
        if (its !== '' && emirate !== '' && its !== emirate) return undefined;
        emirate ||= its;
        continue;
      }
      const key = compact(keyOf(part));
      const place = this.byName.get(key) ?? this.byAlias.get(key) ?? undefined;
      if (place === undefined) return undefined;
      found.add(place);
    }
    const [place = this.emirates.find(({ name }) => name === emirate)] = found;
    return found.size <= 1 && place !== undefined && fits(place, emirate) ? place : undefined;
  }

  /** Resolves "JVC Dubai" and "Dubai JVC". */
  private besideEmirate(key: string, stated: string): P | undefined {
    const words = key.split(' ');
    for (let count = 1; count < words.length; count += 1)
      for (const [beside, rest] of [
        [words.slice(0, count), words.slice(count)],
        [words.slice(-count), words.slice(0, -count)],
      ] as const) {
        const emirate = this.emirateNamed(beside.join(' '));
        if (emirate === undefined || (stated !== '' && emirate !== '' && emirate !== stated)) continue;
        const name = rest.join('');
        const place = this.byName.get(name) ?? this.byAlias.get(name) ?? undefined;
        if (place !== undefined && fits(place, emirate || stated)) return place;
      }
    return undefined;
  }

  private emirateNamed(text: string): string | undefined {
    const key = keyOf(text);
    const own = this.byEmirate.get(compact(key));
    if (own !== undefined) return own.name;
    const left = withoutBeside(key);
    return left === '' ? '' : this.byEmirate.get(compact(left))?.name;
  }

  /** The emirate that an unknown community names: "Al Nahda, Sharjah". */
  private emirateIn(community: string): string {
    const named = new Set(community.split(BETWEEN_NAMES).map((part) => this.emirateNamed(part) ?? ''));
    named.delete('');
    const [emirate = ''] = named;
    return named.size === 1 ? emirate : '';
  }
}

function withoutBeside(key: string): string {
  let left = ` ${key} `;
  for (const phrase of BESIDE_EMIRATES) left = left.replaceAll(` ${phrase} `, ' ');
  return left.trim();
}

/**
 * Returns for each place the communities that it names; a community belongs to one place. `emirates` has the emirates
 * of the listings in each community: a nickname does not match in another emirate. `forSearch` also matches aliases
 * that only resolve searches; a name of several places then belongs to the first of them.
 */
export function matchCommunities<P extends Named>(
  places: readonly P[],
  communities: readonly string[],
  {
    emirates,
    forSearch = false,
  }: { emirates?: ReadonlyMap<string, Iterable<string>>; forSearch?: boolean } = {},
): Map<P, string[]> {
  const names = new PlaceNames(places);
  const loose = new Map<string, P>();
  if (forSearch)
    for (const place of places)
      for (const key of keysOfPlace(place)) if (!loose.has(key)) loose.set(key, place);
  const matches = new Map<P, string[]>(places.map((place) => [place, []]));
  for (const community of communities) {
    const around = [...(emirates?.get(community) ?? [''])];
    const [found] = around.flatMap((emirate) => names.placeOf(community, emirate) ?? []);
    const searched = names.placeOf(community) === undefined ? loose.get(foldWords(community)) : undefined;
    const place = found ?? searched;
    if (place !== undefined) matches.get(place)?.push(community);
  }
  return matches;
}

let delivered: PlaceNames | undefined;

/** The names of the open data, without additions by staff. */
export const deliveredNames = (): PlaceNames => (delivered ??= new PlaceNames(readPlaces()));
