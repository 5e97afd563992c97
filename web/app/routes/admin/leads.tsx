import { LeadsScreen } from '../../admin/leads/leads-screen';
import { loadLeads } from '../../admin/leads/load-leads';
import type { Route } from './+types/leads';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = loadLeads;

export default function LeadsRoute({ loaderData }: Route.ComponentProps) {
  return <LeadsScreen {...loaderData} />;
}
