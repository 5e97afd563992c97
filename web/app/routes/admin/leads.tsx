import { loadLeads } from '../../admin/leads/lead-queries';
import { LeadsScreen } from '../../admin/leads/leads-screen';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = loadLeads;

export default LeadsScreen;
