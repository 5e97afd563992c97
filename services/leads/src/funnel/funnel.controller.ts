import { countListingAction, getFunnel, getFunnelSeries } from '@manzil/contracts/leads/funnel-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { CountListingAction } from './count-listing-action.js';
import { GetFunnelSeries } from './get-funnel-series.js';
import { GetFunnel } from './get-funnel.js';

@Controller()
export class FunnelController {
  constructor(
    private readonly countListingAction: CountListingAction,
    private readonly getFunnel: GetFunnel,
    private readonly getFunnelSeries: GetFunnelSeries,
  ) {}

  @HandleRpc(countListingAction)
  count(request: z.output<typeof countListingAction.request>) {
    return this.countListingAction.count(request);
  }

  @HandleRpc(getFunnel)
  funnel(request: z.output<typeof getFunnel.request>) {
    return this.getFunnel.get(request);
  }

  @HandleRpc(getFunnelSeries)
  series(request: z.output<typeof getFunnelSeries.request>) {
    return this.getFunnelSeries.get(request);
  }
}
