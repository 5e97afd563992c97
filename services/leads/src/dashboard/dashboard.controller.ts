import { countDashboard, getDashboardSeries } from '@manzil/contracts/leads/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { CountDashboard } from './count-dashboard.js';
import { GetDashboardSeries } from './get-dashboard-series.js';

@Controller()
export class DashboardController {
  constructor(
    private readonly countDashboard: CountDashboard,
    private readonly getDashboardSeries: GetDashboardSeries,
  ) {}

  @HandleRpc(countDashboard)
  count() {
    return this.countDashboard.count();
  }

  @HandleRpc(getDashboardSeries)
  series(request: z.output<typeof getDashboardSeries.request>) {
    return this.getDashboardSeries.get(request);
  }
}
