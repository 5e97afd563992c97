import * as http from '@manzil/contracts/http/feed-mappings';
import type { FeedMapping } from '@manzil/contracts/listings/feed-mapping';
import { setFeedMapping } from '@manzil/contracts/listings/mapping-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';

/** Saves the mapping of the columns and words of feeds. */
@Controller()
export class FeedMappingController {
  constructor(private readonly rpc: RpcClient) {}

  @Endpoint(http.saveFeedMapping)
  save({ params, body, session }: Input<typeof http.saveFeedMapping>): Promise<FeedMapping> {
    return this.rpc.request(setFeedMapping, { ...params, ...body, by: session.username.slice(0, 60) });
  }
}
