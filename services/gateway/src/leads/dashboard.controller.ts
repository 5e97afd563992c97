import type { Dashboard } from '@manzil/contracts/gateway/dashboard';
import * as http from '@manzil/contracts/http/leads';
import type { LeadDay } from '@manzil/contracts/leads/dashboard';
import { getDashboardSeries } from '@manzil/contracts/leads/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.decorator.js';
import type { Input } from '../http/input.js';
import { ShowDashboard } from './show-dashboard.js';

@Controller()
export class DashboardController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly showDashboard: ShowDashboard,
  ) {}

  @Endpoint(http.showDashboard)
  tiles(): Promise<Dashboard> {
    return this.showDashboard.show();
  }

  /** Visits and enquiries of the last days, today last. */
  @Endpoint(http.showDashboardSeries)
  series({ query }: Input<typeof http.showDashboardSeries>): Promise<{ days: LeadDay[] }> {
    return this.rpc.request(getDashboardSeries, query);
  }
}
