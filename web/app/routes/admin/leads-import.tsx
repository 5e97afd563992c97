import { ImportScreen } from '../../admin/leads/import/import-screen';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export default ImportScreen;
