import { AuditScreen } from '../sections/audit/audit-screen';
import { loadAudit } from '../sections/audit/load-audit';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = loadAudit;

export default AuditScreen;
