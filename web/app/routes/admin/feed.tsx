import { Feed } from '../../admin/feed/feed';
import { loadRuns } from '../../admin/feed/feed-calls';
import { SectionProblem } from '../../admin/parts/section-problem';
import type { Route } from './+types/feed';

export const clientLoader = () => loadRuns();

export default function FeedRoute({ loaderData }: Route.ComponentProps) {
  return <Feed runs={loaderData} />;
}

export function ErrorBoundary() {
  return <SectionProblem title="Feed" />;
}
