import { queryClient } from '../kit/data/query-client';
import { failedPhotosQuery } from '../sections/feed/photo-calls';
import { PhotoScreen } from '../sections/feed/photo-screen';
import { SectionProblem } from '../kit/layout/section-problem';
import type { Route } from './+types/feed-photos';

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  queryClient.query(failedPhotosQuery(new URL(request.url).searchParams));

export default PhotoScreen;

export function ErrorBoundary() {
  return <SectionProblem title="Failed photos" />;
}
