import { Module } from '@nestjs/common';
import { CountDashboard } from './count-dashboard.js';
import { GetDashboardSeries } from './get-dashboard-series.js';

@Module({ providers: [CountDashboard, GetDashboardSeries] })
export class DashboardModule {}
