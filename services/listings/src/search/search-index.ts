import type { Bounds, ListingMap } from '@manzil/contracts/listings/map-area';
import type { Facets, SearchQuery, Suggestion, SuggestQuery } from '@manzil/contracts/listings/search';
import type { AdType } from '@manzil/contracts/listings/vocabulary';

/** A query with groups of locations in place of its own location. */
export interface Variant {
  query: SearchQuery;
  groups: readonly (readonly string[])[];
}

export interface Found {
  /** Ids of the listings on the page, in order. */
  ids: number[];
  /** Exact number of matches over all pages. */
  total: number;
  facets: Facets;
}

/**
 * Finds listings. The engines give the same results for every query, ties in order included; a contract suite compares
 * each with a filtered array.
 */
export abstract class SearchIndex {
  abstract search(query: SearchQuery): Promise<Found>;

  /**
   * Communities and buildings whose name, emirate or community contains the typed text. Buildings are distinguished by
   * name only, ignoring case. Names that begin with the typed text come first, then names with the most listings.
   */
  abstract suggest(query: SuggestQuery): Promise<Suggestion[]>;

  /**
   * Returns for each variant and each of its groups of locations the number of listings that match the query at one of
   * these locations, ignoring the location of the query; an empty group is anywhere. All counts are of the same
   * version.
   */
  abstract countVariants(variants: readonly Variant[]): Promise<number[][]>;

  /** Counts one query; see {@link countVariants}. */
  async countByPlace(query: SearchQuery, groups: readonly (readonly string[])[]): Promise<number[]> {
    const [counts = []] = await this.countVariants([{ query, groups }]);
    return counts;
  }

  /** The number of listings that a search finds. */
  abstract count(query: SearchQuery): Promise<number>;

  /** At most `limit` agents of the list with a word of their name that begins with the typed text, most listings first. */
  abstract suggestAgents(query: SuggestQuery & { adType: AdType }): Promise<Facets['agent']>;

  /** Returns the keys that are references or permit numbers of live listings: in lower case without separators. */
  abstract liveReferences(keys: readonly string[]): Promise<ReadonlySet<string>>;

  /**
   * Groups the listings of the query within `bounds` by cells of about equal size, `across` along the longer side. The
   * cells do not depend on where the map begins, so that moving it leaves the groups as they are.
   */
  abstract map(query: SearchQuery, bounds: Bounds, across: number): Promise<ListingMap>;

  /** Resolves when searches have reached full speed, or cannot. */
  abstract ready(): Promise<void>;
}
