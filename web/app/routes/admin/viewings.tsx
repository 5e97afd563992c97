import { loadViewings } from '../../admin/viewings/viewing-queries';
import { ViewingsScreen } from '../../admin/viewings/viewings-screen';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = loadViewings;

export default ViewingsScreen;
