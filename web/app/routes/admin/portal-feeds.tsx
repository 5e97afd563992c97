import { queryClient } from '../../admin/data/query-client';
import { SectionProblem } from '../../admin/parts/section-problem';
import { PortalFeedsScreen } from '../../admin/properties/portal-feeds-screen';
import { portalsQuery } from '../../admin/properties/property-calls';

export const clientLoader = () => queryClient.query(portalsQuery);

export default PortalFeedsScreen;

export function ErrorBoundary() {
  return <SectionProblem title="Portal feeds" />;
}
