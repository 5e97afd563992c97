import * as http from '@manzil/contracts/http/development-editing';
import type { Result } from '@manzil/contracts/http/endpoint';
import { staleByDevelopment } from '@manzil/contracts/listings/events';
import { restoreDevelopment } from '@manzil/contracts/listings/development-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { CacheInvalidation } from '../http/ports.js';

/** Projects in the recycle bin. */
@Controller()
export class DevelopmentBinController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly cache: CacheInvalidation,
  ) {}

  @Endpoint(http.restoreDevelopment)
  async restore({
    params: { id },
    body,
    actor,
  }: Input<typeof http.restoreDevelopment>): Promise<Result<typeof http.restoreDevelopment>> {
    const restored = await this.rpc.request(restoreDevelopment, { id, ...body, by: actor.username });
    this.cache.invalidate(staleByDevelopment(restored.development));
    return restored;
  }
}
