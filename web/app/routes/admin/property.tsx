import { PropertyDetail } from '../../admin/properties/property-detail';
import { loadProperty } from '../../admin/properties/property-calls';
import { SectionProblem } from '../../admin/parts/section-problem';
import type { Route } from './+types/property';

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadProperty(params.pagelink);

export default function PropertyRoute({ loaderData }: Route.ComponentProps) {
  return <PropertyDetail {...loaderData} />;
}

export function ErrorBoundary() {
  return <SectionProblem title="Properties" />;
}
