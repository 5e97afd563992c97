import { redirect } from 'react-router';
import { Activity } from '../sections/audit/activity';
import { Dashboard } from '../sections/dashboard/dashboard';
import { dashboardQuery } from '../sections/dashboard/dashboard-query';
import { LastRun } from '../sections/feed/last-run';
import { FunnelPanel } from '../sections/funnel/funnel-panel';
import { RecentLeads } from '../sections/leads/recent-leads';
import { queryClient } from '../kit/data/query-client';
import { pathOfSection } from '../kit/access/sections';
import type { Route } from './+types/dashboard';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const path = pathOfSection(new URL(request.url).searchParams);
  if (path !== undefined) throw redirect(path);
  return queryClient.query(dashboardQuery);
}

export default function DashboardRoute() {
  return (
    <Dashboard
      lastRun={<LastRun />}
      funnel={<FunnelPanel />}
      recentLeads={<RecentLeads />}
      activity={<Activity />}
    />
  );
}
