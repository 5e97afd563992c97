import { queryClient } from '../../admin/data/query-client';
import { SectionProblem } from '../../admin/parts/section-problem';
import { NewListingScreen } from '../../admin/properties/form/listing-form-screen';
import { advisersQuery, choicesQuery } from '../../admin/properties/property-calls';

export const clientLoader = () =>
  Promise.all([queryClient.query(choicesQuery), queryClient.query(advisersQuery)]);

export default NewListingScreen;

export function ErrorBoundary() {
  return <SectionProblem title="Properties" />;
}
