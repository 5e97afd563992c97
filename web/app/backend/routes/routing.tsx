import { queryClient } from '../kit/data/query-client';
import { assigneesQuery, routingQuery } from '../sections/routing/routing-queries';
import { RoutingScreen } from '../sections/routing/routing-screen';

export { SectionProblem as ErrorBoundary } from '../kit/layout/section-problem';

export const clientLoader = () =>
  Promise.all([queryClient.query(routingQuery), queryClient.query(assigneesQuery)]);

export default RoutingScreen;
