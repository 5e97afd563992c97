import { loadPlaces } from '../../admin/feed/place-calls';
import { PlacesScreen } from '../../admin/feed/places-screen';
import { SectionProblem } from '../../admin/parts/section-problem';
import type { Route } from './+types/feed-places';

export const clientLoader = () => loadPlaces();

export default function FeedPlacesRoute({ loaderData }: Route.ComponentProps) {
  return <PlacesScreen places={loaderData} />;
}

export function ErrorBoundary() {
  return <SectionProblem title="Places" />;
}
