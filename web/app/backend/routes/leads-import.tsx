import { ImportScreen } from '../sections/leads/import/import-screen';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export default ImportScreen;
