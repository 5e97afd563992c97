import { queryClient } from '../kit/data/query-client';
import { SectionProblem } from '../kit/layout/section-problem';
import { propertyQuery } from '../sections/properties/property-calls';
import { PropertyDetail } from '../sections/properties/property-detail';
import type { Route } from './+types/property';

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  queryClient.query(propertyQuery(params.pagelink));

export default function PropertyRoute({ params }: Route.ComponentProps) {
  return <PropertyDetail key={params.pagelink} pagelink={params.pagelink} />;
}

export function ErrorBoundary() {
  return <SectionProblem title="Properties" />;
}
