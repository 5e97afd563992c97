import { queryClient } from '../../admin/data/query-client';
import { assigneesQuery, routingQuery } from '../../admin/routing/routing-queries';
import { RoutingScreen } from '../../admin/routing/routing-screen';

export { SectionProblem as ErrorBoundary } from '../../admin/parts/section-problem';

export const clientLoader = () =>
  Promise.all([queryClient.query(routingQuery), queryClient.query(assigneesQuery)]);

export default RoutingScreen;
