import { AuditScreen } from '../../admin/audit/audit-screen';
import { loadAudit } from '../../admin/audit/load-audit';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = loadAudit;

export default AuditScreen;
