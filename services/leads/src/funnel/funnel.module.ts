import { Module } from '@nestjs/common';
import { CountListingAction } from './count-listing-action.js';
import { FunnelController } from './funnel.controller.js';
import { GetFunnel } from './get-funnel.js';

@Module({ controllers: [FunnelController], providers: [CountListingAction, GetFunnel] })
export class FunnelModule {}
