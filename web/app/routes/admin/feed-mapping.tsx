import { loadMappingData } from '../../admin/feed/mapping-calls';
import { MappingScreen } from '../../admin/feed/mapping-screen';
import { SectionProblem } from '../../admin/parts/section-problem';
import type { Route } from './+types/feed-mapping';

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadMappingData(params.source);

export default function FeedMappingRoute({ loaderData }: Route.ComponentProps) {
  return <MappingScreen key={loaderData.mapping.source} {...loaderData} />;
}

export function ErrorBoundary() {
  return <SectionProblem title="Columns and values of the feed" />;
}
