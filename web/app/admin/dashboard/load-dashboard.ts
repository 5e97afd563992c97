import type { Dashboard } from '@manzil/contracts/gateway/dashboard';
import { showDashboard, showDashboardSeries } from '@manzil/contracts/http/leads';
import type { LeadDay } from '@manzil/contracts/leads/dashboard';
import { callApi } from '../lib/call-api';

export interface DashboardData {
  counts: Dashboard;
  days: LeadDay[];
}

export async function loadDashboard(): Promise<DashboardData> {
  const [counts, { days }] = await Promise.all([
    callApi(showDashboard),
    callApi(showDashboardSeries, { query: { days: '30' } }),
  ]);
  return { counts, days };
}
