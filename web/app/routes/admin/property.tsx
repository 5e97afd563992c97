import { PropertyDetail } from '../../admin/properties/property-detail';
import { loadProperty } from '../../admin/properties/load-property';
import { SectionError } from '../../admin/parts/section-error';
import type { Route } from './+types/property';

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadProperty(params.pagelink);

export default function PropertyRoute({ loaderData }: Route.ComponentProps) {
  return <PropertyDetail property={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionError title="Properties" error={error} />;
}
