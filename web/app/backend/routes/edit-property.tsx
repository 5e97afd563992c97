import { queryClient } from '../kit/data/query-client';
import { SectionProblem } from '../kit/layout/section-problem';
import { ListingFormScreen } from '../sections/properties/form/listing-form-screen';
import { advisersQuery, choicesQuery, propertyQuery } from '../sections/properties/property-calls';
import type { Route } from './+types/edit-property';

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  Promise.all([
    queryClient.query(propertyQuery(params.pagelink)),
    queryClient.query(choicesQuery),
    queryClient.query(advisersQuery),
  ]);

export default function EditPropertyRoute({ params }: Route.ComponentProps) {
  return <ListingFormScreen key={params.pagelink} pagelink={params.pagelink} />;
}

export function ErrorBoundary() {
  return <SectionProblem title="Properties" />;
}
