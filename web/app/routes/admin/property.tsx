import { queryClient } from '../../admin/data/query-client';
import { SectionProblem } from '../../admin/parts/section-problem';
import { propertyQuery } from '../../admin/properties/property-calls';
import { PropertyDetail } from '../../admin/properties/property-detail';
import type { Route } from './+types/property';

export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  queryClient.query(propertyQuery(params.pagelink));

export default function PropertyRoute({ params }: Route.ComponentProps) {
  return <PropertyDetail key={params.pagelink} pagelink={params.pagelink} />;
}

export function ErrorBoundary() {
  return <SectionProblem title="Properties" />;
}
