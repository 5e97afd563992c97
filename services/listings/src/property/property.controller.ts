import {
  countProperties,
  getProperty,
  listProperties,
  relatedProperties,
  searchProperties,
  suggestProperties,
} from '@manzil/contracts/listings/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { CountProperties } from './count-properties.js';
import { GetProperty } from './get-property.js';
import { ListProperties } from './list-properties.js';
import { RelatedProperties } from './related-properties.js';
import { SearchProperties } from './search-properties.js';
import { SuggestProperties } from './suggest-properties.js';

@Controller()
export class PropertyController {
  constructor(
    private readonly searchUseCase: SearchProperties,
    private readonly suggestUseCase: SuggestProperties,
    private readonly getUseCase: GetProperty,
    private readonly relatedUseCase: RelatedProperties,
    private readonly listUseCase: ListProperties,
    private readonly countUseCase: CountProperties,
  ) {}

  @HandleRpc(searchProperties)
  search(query: z.output<typeof searchProperties.request>) {
    return this.searchUseCase.execute(query);
  }

  @HandleRpc(suggestProperties)
  suggest(query: z.output<typeof suggestProperties.request>) {
    return this.suggestUseCase.execute(query);
  }

  @HandleRpc(getProperty)
  get(by: z.output<typeof getProperty.request>) {
    return this.getUseCase.execute(by);
  }

  @HandleRpc(relatedProperties)
  related(request: z.output<typeof relatedProperties.request>) {
    return this.relatedUseCase.execute(request);
  }

  @HandleRpc(listProperties)
  list(request: z.output<typeof listProperties.request>) {
    return this.listUseCase.execute(request);
  }

  @HandleRpc(countProperties)
  count() {
    return this.countUseCase.execute();
  }
}
