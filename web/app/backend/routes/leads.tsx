import { loadLeads } from '../sections/leads/lead-queries';
import { LeadsScreen } from '../sections/leads/leads-screen';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = loadLeads;

export default LeadsScreen;
