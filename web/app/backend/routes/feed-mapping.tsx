import { loadMapping } from '../sections/feed/mapping-calls';
import { MappingScreen } from '../sections/feed/mapping-screen';
import { SectionProblem } from '../kit/layout/section-problem';
import type { Route } from './+types/feed-mapping';

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => loadMapping(params.source);

export default function FeedMappingRoute({ params }: Route.ComponentProps) {
  return <MappingScreen key={params.source} source={params.source} />;
}

export function ErrorBoundary() {
  return <SectionProblem title="Columns and values of the feed" />;
}
