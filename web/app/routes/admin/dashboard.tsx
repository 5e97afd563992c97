import { Dashboard } from '../../admin/dashboard/dashboard';
import { loadDashboard } from '../../admin/dashboard/load-dashboard';
import type { Route } from './+types/dashboard';

export const clientLoader = loadDashboard;

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  return <Dashboard first={loaderData} />;
}
