import type { Dashboard } from '@manzil/contracts/gateway/dashboard';
import type { LeadDay } from '@manzil/contracts/leads/dashboard';
import { getDashboardSeries } from '@manzil/contracts/leads/rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller, Get, Query } from '@nestjs/common';
import { z } from 'zod';
import { said, wholeNumber } from '../problems/query-values.js';
import { ShowDashboard } from './show-dashboard.js';

const seriesParamsSchema = z.object({ days: said(wholeNumber.optional()) }).pipe(getDashboardSeries.request);

@Controller('api/dashboard')
export class DashboardController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly showDashboard: ShowDashboard,
  ) {}

  @Get()
  tiles(): Promise<Dashboard> {
    return this.showDashboard.execute();
  }

  /** Visits and enquiries of the last days, today last. */
  @Get('series')
  series(
    @Query({ schema: seriesParamsSchema }) query: z.output<typeof seriesParamsSchema>,
  ): Promise<{ days: LeadDay[] }> {
    return this.rpc.ask(getDashboardSeries, query);
  }
}
