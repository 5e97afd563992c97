import type { Result } from '@manzil/contracts/http/endpoint';
import * as http from '@manzil/contracts/http/feed-mappings';
import type { FeedMapping, FeedSample } from '@manzil/contracts/listings/feed-mapping';
import {
  getFeedMapping,
  listUnmappedValues,
  sampleFeed,
  setFeedMapping,
} from '@manzil/contracts/listings/mapping-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';

/** Serves the mapping of the columns and words of feeds, and previews of a feed mapped by it. */
@Controller()
export class FeedMappingController {
  constructor(private readonly rpc: RpcClient) {}

  @Endpoint(http.showFeedMapping)
  show({ params }: Input<typeof http.showFeedMapping>): Promise<FeedMapping> {
    return this.rpc.request(getFeedMapping, params);
  }

  @Endpoint(http.listUnmappedValues)
  listUnmapped({
    params,
  }: Input<typeof http.listUnmappedValues>): Promise<Result<typeof http.listUnmappedValues>> {
    return this.rpc.request(listUnmappedValues, params);
  }

  @Endpoint(http.saveFeedMapping)
  save({ params, body, session }: Input<typeof http.saveFeedMapping>): Promise<FeedMapping> {
    return this.rpc.request(setFeedMapping, { ...params, ...body, by: session.username.slice(0, 60) });
  }

  @Endpoint(http.sampleFeed)
  sample({ body }: Input<typeof http.sampleFeed>): Promise<FeedSample> {
    return this.rpc.request(sampleFeed, body);
  }
}
