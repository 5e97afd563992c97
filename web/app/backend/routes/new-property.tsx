import { queryClient } from '../kit/data/query-client';
import { SectionProblem } from '../kit/layout/section-problem';
import { NewListingScreen } from '../sections/properties/form/listing-form-screen';
import { advisersQuery, choicesQuery } from '../sections/properties/property-calls';

export const clientLoader = () =>
  Promise.all([queryClient.query(choicesQuery), queryClient.query(advisersQuery)]);

export default NewListingScreen;

export function ErrorBoundary() {
  return <SectionProblem title="Properties" />;
}
