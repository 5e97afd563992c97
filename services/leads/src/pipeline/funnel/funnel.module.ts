import { Module } from '@nestjs/common';
import { CountListingAction } from './count-listing-action.js';
import { GetFunnelSeries } from './get-funnel-series.js';
import { GetFunnel } from './get-funnel.js';
import { GetPerformance } from './get-performance.js';

@Module({ providers: [CountListingAction, GetFunnel, GetFunnelSeries, GetPerformance] })
export class FunnelModule {}
