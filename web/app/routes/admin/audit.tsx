import { AuditScreen } from '../../admin/audit/audit-screen';
import { loadAudit } from '../../admin/audit/load-audit';
import type { Route } from './+types/audit';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = loadAudit;

export default function AuditRoute({ loaderData }: Route.ComponentProps) {
  return <AuditScreen {...loaderData} />;
}
