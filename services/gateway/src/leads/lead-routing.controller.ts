import * as http from '@manzil/contracts/http/lead-routing';
import type { RoutingReplay, StoredRouting } from '@manzil/contracts/leads/routing';
import { getRouting, replayRouting } from '@manzil/contracts/leads/routing-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { SaveRouting } from './save-routing.js';

/** The rules by which new leads are assigned. */
@Controller()
export class LeadRoutingController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly saveRouting: SaveRouting,
  ) {}

  @Endpoint(http.showRouting)
  show(): Promise<StoredRouting> {
    return this.rpc.request(getRouting, {});
  }

  @Endpoint(http.saveRouting)
  save({ body }: Input<typeof http.saveRouting>): Promise<StoredRouting> {
    return this.saveRouting.save(body);
  }

  @Endpoint(http.replayRouting)
  replay({ body }: Input<typeof http.replayRouting>): Promise<RoutingReplay> {
    return this.rpc.request(replayRouting, body);
  }
}
