import { Properties } from '../../admin/properties/properties';
import { loadProperties } from '../../admin/properties/property-calls';
import { SectionProblem } from '../../admin/parts/section-problem';
import type { Route } from './+types/properties';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadProperties(new URL(request.url).searchParams);

export default function PropertiesRoute({ loaderData }: Route.ComponentProps) {
  return <Properties list={loaderData} />;
}

export function ErrorBoundary() {
  return <SectionProblem title="Properties" />;
}
