import * as rpc from '@manzil/contracts/leads/routing-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { withoutValues } from '../lead/without-values.js';
import { ManageRouting } from './manage-routing.js';
import { ReplayRouting } from './replay-routing.js';

/** The rules by which new leads are assigned. */
@Controller()
export class RoutingController {
  constructor(
    private readonly routing: ManageRouting,
    private readonly replayRouting: ReplayRouting,
  ) {}

  @HandleRpc(rpc.getRouting)
  get() {
    return withoutValues(this.routing.get());
  }

  @HandleRpc(rpc.saveRouting)
  save(request: z.output<typeof rpc.saveRouting.request>) {
    return withoutValues(this.routing.save(request));
  }

  @HandleRpc(rpc.replayRouting)
  replay(request: z.output<typeof rpc.replayRouting.request>) {
    return withoutValues(this.replayRouting.replay(request));
  }
}
