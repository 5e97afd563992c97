import { queryClient } from '../kit/data/query-client';
import { SectionProblem } from '../kit/layout/section-problem';
import { Properties } from '../sections/properties/properties';
import { choicesQuery, propertiesQuery, viewsQuery } from '../sections/properties/property-calls';
import type { Route } from './+types/properties';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  Promise.all([
    queryClient.query(propertiesQuery(new URL(request.url).searchParams)),
    queryClient.query(choicesQuery),
    queryClient.query(viewsQuery),
  ]);

export default Properties;

export function ErrorBoundary() {
  return <SectionProblem title="Properties" />;
}
