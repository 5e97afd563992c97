import { loadFailedPhotos } from '../../admin/feed/photo-calls';
import { PhotoScreen } from '../../admin/feed/photo-screen';
import { SectionProblem } from '../../admin/parts/section-problem';
import type { Route } from './+types/feed-photos';

export const clientLoader = loadFailedPhotos;

export default function FeedPhotosRoute({ loaderData }: Route.ComponentProps) {
  return <PhotoScreen photos={loaderData} />;
}

export function ErrorBoundary() {
  return <SectionProblem title="Failed photos" />;
}
