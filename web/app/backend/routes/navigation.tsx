import { queryClient } from '../kit/data/query-client';
import { navigationQuery } from '../kit/collection/navigation-query';
import { NavigationScreen } from '../sections/navigation/navigation-screen';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = () => queryClient.query(navigationQuery);

export default NavigationScreen;
