import { loadLeads } from '../sections/leads/lead-queries';
import { BookViewing } from '../sections/viewings/book-viewing';
import { LeadsScreen } from '../sections/leads/leads-screen';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = loadLeads;

export default function LeadsRoute() {
  return <LeadsScreen booking={BookViewing} />;
}
