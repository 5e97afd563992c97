import { loadFunnel } from '../../admin/funnel/funnel-query';
import { FunnelScreen } from '../../admin/funnel/funnel-screen';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = loadFunnel;

export default FunnelScreen;
