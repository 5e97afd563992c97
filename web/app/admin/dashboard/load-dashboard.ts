import { z } from 'zod';
import { dashboardSchema, type Dashboard } from '@manzil/contracts/gateway/dashboard';
import { leadDaySchema, type LeadDay } from '@manzil/contracts/leads/dashboard';
import { callApi } from '../lib/call-api';

export interface DashboardData {
  counts: Dashboard;
  days: LeadDay[];
}

const seriesSchema = z.object({ days: z.array(leadDaySchema) });

export async function loadDashboard(): Promise<DashboardData> {
  const [counts, { days }] = await Promise.all([
    callApi('/api/dashboard', dashboardSchema),
    callApi('/api/dashboard/series?days=30', seriesSchema),
  ]);
  return { counts, days };
}
