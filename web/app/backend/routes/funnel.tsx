import { loadFunnel } from '../sections/funnel/funnel-query';
import { FunnelScreen } from '../sections/funnel/funnel-screen';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = loadFunnel;

export default FunnelScreen;
