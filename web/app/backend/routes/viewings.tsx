import { loadViewings } from '../sections/viewings/viewing-queries';
import { ViewingsScreen } from '../sections/viewings/viewings-screen';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = loadViewings;

export default ViewingsScreen;
