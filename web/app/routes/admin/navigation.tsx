import { queryClient } from '../../admin/data/query-client';
import { navigationQuery } from '../../admin/navigation/navigation';
import { NavigationScreen } from '../../admin/navigation/navigation-screen';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = () => queryClient.query(navigationQuery);

export default NavigationScreen;
