import { redirect } from 'react-router';
import { Dashboard } from '../../admin/dashboard/dashboard';
import { loadDashboard } from '../../admin/dashboard/load-dashboard';
import { pathOfSection } from '../../admin/lib/sections';
import type { Route } from './+types/dashboard';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const path = pathOfSection(new URL(request.url).searchParams);
  if (path !== undefined) throw redirect(path);
  return loadDashboard();
}

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  return <Dashboard first={loaderData} />;
}
