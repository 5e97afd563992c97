import { Feed } from '../../admin/feed/feed';
import { loadRuns } from '../../admin/feed/feed-calls';
import { SectionError } from '../../admin/parts/section-error';
import type { Route } from './+types/feed';

export const clientLoader = () => loadRuns();

export default function FeedRoute({ loaderData }: Route.ComponentProps) {
  return <Feed runs={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionError title="Feed" error={error} />;
}
