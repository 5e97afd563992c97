import { queryClient } from '../kit/data/query-client';
import { Developments } from '../sections/developments/developments';
import { developmentsQuery } from '../sections/developments/load-developments';
import { SectionProblem } from '../kit/layout/section-problem';

export const clientLoader = () => queryClient.query(developmentsQuery);

export default Developments;

export function ErrorBoundary() {
  return <SectionProblem title="New Development" />;
}
