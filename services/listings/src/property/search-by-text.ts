import { searchProperties } from '@manzil/contracts/listings/property-rpc';
import { searchQuerySchema, type SearchQuery, type SuggestQuery } from '@manzil/contracts/listings/search';
import type { Understood, UnderstoodResult } from '@manzil/contracts/listings/understood';
import type { AdType } from '@manzil/contracts/listings/vocabulary';
import type { EncodedJson } from '@manzil/service-kit/encoded-json';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { SearchIndex } from '../search/search-index.js';
import { applyUnderstood } from '../search/understand/apply-understood.js';
import { SearchVocabulary } from '../search/understand/search-vocabulary.js';
import { PERMIT_KEY, REFERENCE_KEY } from '../search/fields.js';
import { referenceKey } from '../search/understand/reference.js';
import { SearchProperties } from './search-properties.js';

/** Searches by filters and, if requested, by the parsed text. */
@Injectable()
export class SearchByText {
  constructor(
    private readonly dataSource: DataSource,
    private readonly vocabulary: SearchVocabulary,
    private readonly index: SearchIndex,
    private readonly searchProperties: SearchProperties,
  ) {}

  @HandleRpc(searchProperties)
  async search({
    understand,
    ...given
  }: z.output<typeof searchProperties.request>): Promise<EncodedJson<UnderstoodResult>> {
    const query = await this.vocabulary.withKnownPlaces(given);
    const { q = '' } = query;
    if (!understand || q === '') return this.searchProperties.encoded(query);
    const understood = await this.vocabulary.understand(q);
    const { references } = understood.filters;
    return references === undefined
      ? this.searchProperties.encoded(applyUnderstood(query, understood), understood)
      : this.byReference(query, references, understood);
  }

  /** The number of listings in the list of a text, which the form sends as `field`. */
  async count(adType: AdType, text: string, field: SuggestQuery['field']): Promise<number> {
    const places = { adType, location: text };
    if (field === 'location') {
      // Like the site: the text is tried as the name of a place first, and parsed as a sentence when that finds
      // nothing.
      const count = await this.index.count(
        await this.vocabulary.withKnownPlaces(searchQuerySchema.parse(places)),
      );
      if (count > 0) return count;
    }
    const understood = await this.vocabulary.understand(text);
    const { references, adType: stated = adType } = understood.filters;
    return references === undefined
      ? this.index.count(applyUnderstood(searchQuerySchema.parse({ adType: stated, q: text }), understood))
      : (await this.referredTo(adType, references)).found.length;
  }

  /**
   * A reference identifies its listing, so other words of the text do not narrow the search. When only the other ad
   * type has the listing, the text is parsed as a search of that type.
   */
  private async byReference(
    query: SearchQuery,
    references: readonly string[],
    understood: Understood,
  ): Promise<EncodedJson<UnderstoodResult>> {
    const { adType, page, pageSize } = query;
    const { found, adType: stated } = await this.referredTo(adType, references);
    const { facets } = await this.index.search({ ...query, q: references[0] });
    if (stated !== adType) {
      const filters = { ...understood.filters, adType: stated };
      return this.searchProperties.pageOf([], query, {
        total: 0,
        facets,
        understood: { ...understood, filters },
      });
    }
    const ids = found.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id);
    return this.searchProperties.pageOf(ids, query, { total: found.length, facets, understood });
  }

  /**
   * Listings with one of these references or permit numbers, ordered by id; if there are none, listings of the other ad
   * type.
   */
  private async referredTo(
    adType: AdType,
    references: readonly string[],
  ): Promise<{ found: { id: number }[]; adType: AdType }> {
    const all = await this.dataSource.query<{ id: number; adType: AdType }[]>(
      `SELECT id, ad_type AS "adType" FROM property WHERE withdrawn_at IS NULL
         AND (${REFERENCE_KEY} = ANY($1::text[]) OR ${PERMIT_KEY} = ANY($1::text[]))
       ORDER BY id`,
      [references.map(referenceKey)],
    );
    const own = all.filter((each) => each.adType === adType);
    const other = all.find((each) => each.adType !== adType)?.adType;
    return own.length > 0 || other === undefined ? { found: own, adType } : { found: all, adType: other };
  }
}
