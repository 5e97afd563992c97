import { Module } from '@nestjs/common';
import { CountDashboard } from './count-dashboard.js';
import { DashboardController } from './dashboard.controller.js';
import { GetDashboardSeries } from './get-dashboard-series.js';

@Module({ controllers: [DashboardController], providers: [CountDashboard, GetDashboardSeries] })
export class DashboardModule {}
