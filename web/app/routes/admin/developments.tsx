import { queryClient } from '../../admin/data/query-client';
import { Developments } from '../../admin/developments/developments';
import { developmentsQuery } from '../../admin/developments/load-developments';
import { SectionProblem } from '../../admin/parts/section-problem';

export const clientLoader = () => queryClient.query(developmentsQuery);

export default Developments;

export function ErrorBoundary() {
  return <SectionProblem title="New Development" />;
}
