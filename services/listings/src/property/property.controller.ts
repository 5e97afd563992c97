import {
  countProperties,
  getProperty,
  listProperties,
  mapProperties,
  matchSearches,
  relatedProperties,
  searchProperties,
  suggestProperties,
} from '@manzil/contracts/listings/property-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { CountProperties } from './count-properties.js';
import { GetProperty } from './get-property.js';
import { ListProperties } from './list-properties.js';
import { FindRelatedProperties } from './find-related-properties.js';
import { MatchSearches } from './match-searches.js';
import { MapProperties } from './map-properties.js';
import { SearchByText } from './search-by-text.js';
import { SuggestSearches } from './suggest-searches.js';

@Controller()
export class PropertyController {
  constructor(
    private readonly searchByText: SearchByText,
    private readonly mapProperties: MapProperties,
    private readonly matches: MatchSearches,
    private readonly suggestSearches: SuggestSearches,
    private readonly getProperty: GetProperty,
    private readonly findRelatedProperties: FindRelatedProperties,
    private readonly listProperties: ListProperties,
    private readonly countProperties: CountProperties,
  ) {}

  @HandleRpc(searchProperties)
  search(query: z.output<typeof searchProperties.request>) {
    return this.searchByText.search(query);
  }

  @HandleRpc(mapProperties)
  map(query: z.output<typeof mapProperties.request>) {
    return this.mapProperties.map(query);
  }

  @HandleRpc(matchSearches)
  match(request: z.output<typeof matchSearches.request>) {
    return this.matches.match(request);
  }

  @HandleRpc(suggestProperties)
  suggest(query: z.output<typeof suggestProperties.request>) {
    return this.suggestSearches.suggest(query);
  }

  @HandleRpc(getProperty)
  get(by: z.output<typeof getProperty.request>) {
    return this.getProperty.get(by);
  }

  @HandleRpc(relatedProperties)
  related(request: z.output<typeof relatedProperties.request>) {
    return this.findRelatedProperties.find(request);
  }

  @HandleRpc(listProperties)
  list(request: z.output<typeof listProperties.request>) {
    return this.listProperties.list(request);
  }

  @HandleRpc(countProperties)
  count() {
    return this.countProperties.count();
  }
}
