import {
  getFeedMapping,
  listUnmappedValues,
  sampleFeed,
  setFeedMapping,
} from '@manzil/contracts/listings/mapping-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { GetFeedMapping } from './get-feed-mapping.js';
import { ListUnmappedValues } from './list-unmapped-values.js';
import { SampleFeed } from './sample-feed.js';
import { SetFeedMapping } from './set-feed-mapping.js';

/** What the columns and words of feeds mean. */
@Controller()
export class MappingController {
  constructor(
    private readonly getUseCase: GetFeedMapping,
    private readonly setUseCase: SetFeedMapping,
    private readonly sampleUseCase: SampleFeed,
    private readonly listUnmappedUseCase: ListUnmappedValues,
  ) {}

  @HandleRpc(getFeedMapping)
  get(request: z.output<typeof getFeedMapping.request>) {
    return this.getUseCase.execute(request);
  }

  @HandleRpc(setFeedMapping)
  set(request: z.output<typeof setFeedMapping.request>) {
    return this.setUseCase.execute(request);
  }

  @HandleRpc(sampleFeed)
  sample(request: z.output<typeof sampleFeed.request>) {
    return this.sampleUseCase.execute(request);
  }

  @HandleRpc(listUnmappedValues)
  listUnmapped(request: z.output<typeof listUnmappedValues.request>) {
    return this.listUnmappedUseCase.execute(request);
  }
}
