import type { ListingMap } from '@manzil/contracts/listings/map-area';
import { mapProperties } from '@manzil/contracts/listings/property-rpc';
import { searchQuerySchema } from '@manzil/contracts/listings/search';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { SearchIndex } from '../search/search-index.js';
import { applyUnderstood } from '../search/understand/apply-understood.js';
import { SearchVocabulary } from '../search/understand/search-vocabulary.js';

/** Groups the homes of a search for a map: the same homes that the list of the search has. */
@Injectable()
export class MapProperties {
  constructor(
    private readonly index: SearchIndex,
    private readonly vocabulary: SearchVocabulary,
  ) {}

  @HandleRpc(mapProperties)
  async map({ understand, across, ...given }: z.output<typeof mapProperties.request>): Promise<ListingMap> {
    const query = await this.vocabulary.withKnownPlaces(searchQuerySchema.parse(given));
    const { q = '' } = query;
    if (!understand || q === '') return this.index.map(query, given.bounds, across);
    const understood = await this.vocabulary.understand(q);
    const { provisional, filters } = understood;
    const meant =
      filters.references === undefined
        ? applyUnderstood(query, understood)
        : { ...query, q: filters.references[0] };
    return { ...(await this.index.map(meant, given.bounds, across)), provisional };
  }
}
