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

@Controller()
export class MappingController {
  constructor(
    private readonly getFeedMapping: GetFeedMapping,
    private readonly setFeedMapping: SetFeedMapping,
    private readonly sampleFeed: SampleFeed,
    private readonly listUnmappedValues: ListUnmappedValues,
  ) {}

  @HandleRpc(getFeedMapping)
  get(request: z.output<typeof getFeedMapping.request>) {
    return this.getFeedMapping.get(request);
  }

  @HandleRpc(setFeedMapping)
  set(request: z.output<typeof setFeedMapping.request>) {
    return this.setFeedMapping.set(request);
  }

  @HandleRpc(sampleFeed)
  sample(request: z.output<typeof sampleFeed.request>) {
    return this.sampleFeed.sample(request);
  }

  @HandleRpc(listUnmappedValues)
  listUnmapped(request: z.output<typeof listUnmappedValues.request>) {
    return this.listUnmappedValues.list(request);
  }
}
