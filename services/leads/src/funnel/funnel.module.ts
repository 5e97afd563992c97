import { Module } from '@nestjs/common';
import { CountListingAction } from './count-listing-action.js';
import { FunnelController } from './funnel.controller.js';
import { GetFunnelSeries } from './get-funnel-series.js';
import { GetFunnel } from './get-funnel.js';

@Module({ controllers: [FunnelController], providers: [CountListingAction, GetFunnel, GetFunnelSeries] })
export class FunnelModule {}
