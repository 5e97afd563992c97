import { queryClient } from '../kit/data/query-client';
import { SectionProblem } from '../kit/layout/section-problem';
import { PortalFeedsScreen } from '../sections/properties/portal-feeds-screen';
import { portalsQuery } from '../sections/properties/property-calls';

export const clientLoader = () => queryClient.query(portalsQuery);

export default PortalFeedsScreen;

export function ErrorBoundary() {
  return <SectionProblem title="Portal feeds" />;
}
