import { queryClient } from '../../admin/data/query-client';
import { failedPhotosQuery } from '../../admin/feed/photo-calls';
import { PhotoScreen } from '../../admin/feed/photo-screen';
import { SectionProblem } from '../../admin/parts/section-problem';
import type { Route } from './+types/feed-photos';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  queryClient.query(failedPhotosQuery(new URL(request.url).searchParams));

export default PhotoScreen;

export function ErrorBoundary() {
  return <SectionProblem title="Failed photos" />;
}
