import { redirect } from 'react-router';
import { Dashboard } from '../../admin/dashboard/dashboard';
import { dashboardQuery } from '../../admin/dashboard/dashboard-query';
import { queryClient } from '../../admin/data/query-client';
import { pathOfSection } from '../../admin/lib/sections';
import type { Route } from './+types/dashboard';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const path = pathOfSection(new URL(request.url).searchParams);
  if (path !== undefined) throw redirect(path);
  return queryClient.query(dashboardQuery);
}

export default Dashboard;
